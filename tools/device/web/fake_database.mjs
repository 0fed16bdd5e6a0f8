// An IndexedDB of one process, as far as saves.mjs uses it: one store, whose entries outlive the connections. It can be told
// to fail. Keys sort as in a browser: numbers, then texts, then lists.
const KINDS = ['number', 'string', 'object'];

function compare(one, other) {
  const kinds = [one, other].map((key) => KINDS.indexOf(typeof key));
  if (kinds[0] !== kinds[1]) return kinds[0] - kinds[1];
  if (!Array.isArray(one)) return one < other ? -1 : Number(one > other);
  for (let at = 0; at < Math.min(one.length, other.length); at++) {
    const order = compare(one[at], other[at]);
    if (order) return order;
  }
  return one.length - other.length;
}

export const KeyRange = { upperBound: (key) => ({ below: key }) };

export class FakeDatabase {
  // entries: [[key, value]]; fails(what, key): a DOMException that this request ends in, or nothing
  constructor(entries = [], fails = () => null) {
    this.entries = entries;
    this.fails = fails;
    this.closed = false;
  }

  // In the place of indexedDB
  open() {
    const request = {};
    setImmediate(() => {
      const error = this.fails('open');
      if (error) request.error = error;
      else this.closed = false;
      request.result = this;
      (error ? request.onerror : request.onsuccess)?.({ target: request });
    });
    return request;
  }

  close() {
    this.closed = true;
  }

  transaction() {
    if (this.closed) throw new DOMException('The connection is closed.', 'InvalidStateError');
    return new Transaction(this);
  }
}

class Transaction {
  constructor(database) {
    Object.assign(this, { database, entries: [...database.entries], asked: [], error: null });
    setImmediate(() => this.#run());
  }

  objectStore() {
    const ask = (what, key, doing) => {
      const request = { what, key, doing };
      this.asked.push(request);
      return request;
    };
    const without = (key) => this.entries.filter(([each]) => (key?.below ? compare(each, key.below) >= 0 : compare(each, key)));
    return {
      transaction: this,
      getAllKeys: () => ask('getAllKeys', null, () => this.entries.map(([key]) => key)),
      getAll: () => ask('getAll', null, () => this.entries.map(([, value]) => structuredClone(value))),
      get: (key) => ask('get', key, () => structuredClone(this.entries.find(([each]) => !compare(each, key))?.[1])),
      delete: (key) => ask('delete', key, () => { this.entries = without(key); }),
      put: (value, key) => {
        const copy = structuredClone(value);
        return ask('put', key, () => { this.entries = [...without(key), [key, copy]].sort(([one], [other]) => compare(one, other)); });
      },
    };
  }

  abort() {
    this.aborted = true;
  }

  #run() {
    for (const request of this.asked) {
      request.error = this.aborted ? new DOMException('', 'AbortError') : this.database.fails(request.what, request.key);
      if (!request.error) request.result = request.doing();
      else this.aborted = true;
      (request.error ? request.onerror : request.onsuccess)?.({ target: request, preventDefault() {} });
      this.error ??= request.error;
    }
    if (!this.aborted) this.database.entries = this.entries;
    setImmediate(() => (this.aborted ? this.onabort : this.oncomplete)?.({ target: this }));
  }
}
