/**
 * The clock of the program in which it runs, a page or a process of a game, is ahead of this machine's by the milliseconds in
 * `globalThis.movedByMs`.
 */
(() => {
  const MachineDate = Date;
  globalThis.Date = class extends MachineDate {
    /** @param {ConstructorParameters<typeof MachineDate>} values */
    constructor(...values) {
      if (values.length > 0) super(...values);
      else super(MachineDate.now() + (globalThis.movedByMs ?? 0));
    }

    static now() {
      return MachineDate.now() + (globalThis.movedByMs ?? 0);
    }
  };
})();
