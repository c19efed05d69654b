/** Loaded before a program (`node --import`): when the process that started it is gone, it is asked to end. */

process.channel?.unref();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
