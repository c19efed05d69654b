/** Loaded before a program (`node --import`): asks it to end when the process that started it is gone. */

process.channel?.unref();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
