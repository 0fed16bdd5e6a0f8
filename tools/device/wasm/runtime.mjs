// Runs a Python file on MicroPython in WebAssembly: node runtime.mjs PACKAGE SOURCES INPUTS OUTPUTS
// PACKAGE: folder of the npm package; SOURCES: folder with the Python files, runner.py among them; its run_file() makes of
// every file in INPUTS one of the same name in OUTPUTS. tools/device/wasm/runtime.py starts it.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [packageFolder, sources, inputs, outputs] = process.argv.slice(2);
const { loadMicroPython } = await import(pathToFileURL(path.join(packageFolder, 'micropython.mjs')).href);
const micropython = await loadMicroPython({
  heapsize: 32 * 1024 * 1024,
  stdout: (line) => console.error(line),
  linebuffer: true,
});

function copy(from, to) {
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const source = path.join(from, entry.name);
    const target = to + '/' + entry.name;
    if (entry.isDirectory()) {
      micropython.FS.mkdir(target);
      copy(source, target);
    } else {
      micropython.FS.writeFile(target, fs.readFileSync(source));
    }
  }
}

micropython.FS.mkdir('/sources');
micropython.FS.mkdir('/inputs');
copy(sources, '/sources');
copy(inputs, '/inputs');
try {
  micropython.runPython("import sys\nsys.path.insert(0, '/sources')\nimport runner");
  for (const name of fs.readdirSync(inputs).sort()) {
    micropython.runPython(`runner.run_file('/inputs/${name}', '/output')`);
    fs.writeFileSync(path.join(outputs, name), micropython.FS.readFile('/output'));
  }
} catch (error) {
  // Node would print the whole runtime with the error; the Python traceback is what counts.
  console.error(error.message);
  process.exitCode = 1;
}
