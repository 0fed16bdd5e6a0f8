// In the place of navigator.serial: a port whose bytes go to and come from the server of the test, or what `trouble` says.
window.fakeSerial = { trouble: null, asked: 0, writes: 0, pulledAt: null };
{
  const state = window.fakeSerial;
  const lost = () => new DOMException('The device has been lost.', 'NetworkError');
  const post = (what, body) => fetch(`serial/${what}`, { method: 'POST', body });

  class Port {
    getInfo() { return { usbVendorId: 0x2e8a, usbProductId: 5 }; }

    async open() {
      if (state.trouble === 'busy') throw new DOMException('Failed to open serial port.', 'NetworkError');
      if (state.trouble === 'here') throw new DOMException('The port is already open.', 'InvalidStateError');
      let isOpen = true;
      state.writes = 0;
      if (state.trouble !== 'silent') await post('open');
      this.readable = new ReadableStream({
        async pull(controller) {
          if (state.trouble === 'silent') return new Promise(() => {});
          for (;;) {
            const reply = await post('read');
            if (!isOpen) return undefined;
            if (state.pulledAt !== null && state.writes >= state.pulledAt) return controller.error(lost());
            const bytes = new Uint8Array(await reply.arrayBuffer());
            if (bytes.length) return controller.enqueue(bytes);
          }
        },
        cancel() { isOpen = false; },
      });
      this.writable = new WritableStream({
        async write(bytes) {
          state.writes++;
          if (state.pulledAt !== null && state.writes >= state.pulledAt) throw lost();
          if (state.trouble !== 'silent') await post('write', bytes);
        },
      });
    }

    async close() {
      if (state.trouble !== 'silent') await post('close');
    }
  }

  const port = new Port();
  Object.defineProperty(navigator, 'serial', {
    configurable: true,
    value: {
      getPorts: async () => {
        if (state.trouble === 'ports') throw new DOMException('Blocked by a policy.', 'SecurityError');
        return state.asked ? [port] : [];
      },
      requestPort: async () => {
        if (state.trouble === 'none') throw new DOMException('No port selected by the user.', 'NotFoundError');
        if (state.trouble === 'forbidden') throw new DOMException('Blocked.', 'SecurityError');
        state.asked++;
        return port;
      },
    },
  });
}
