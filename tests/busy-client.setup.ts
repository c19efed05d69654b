/**
 * A query on a connection that is already busy with two others is a bug of ours: the driver warns of it once per process, and the
 * tests fail.
 */
function failOnBusyClient({ message, stack }: Error): void {
  if (message.includes('already executing a query')) throw new Error(`${message}\n${stack}`);
}

// One worker runs many files.
if (!process.listeners('warning').some(({ name }) => name === failOnBusyClient.name)) {
  process.on('warning', failOnBusyClient);
}
