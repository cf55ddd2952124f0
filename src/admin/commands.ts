import { readConfig } from '../config.ts';
import { backup } from './backup.ts';
import { check } from './check.ts';
import { adminCommand, type AdminCommand } from './command.ts';
import { say, withInstance } from './instance.ts';
import { restore } from './restore.ts';

export const adminCommands: readonly AdminCommand[] = [
  adminCommand(
    {
      name: 'check',
      does: 'Compares repositories, files and authorizations with the database; may run beside the server.',
    },
    async () => ((await withInstance(readConfig(), check)) === 0 ? 0 : 1),
  ),
  adminCommand(
    {
      name: 'backup',
      operands: ['file'],
      does: 'Writes database, repositories and files into one archive; may run beside the server.',
    },
    ({ operands: [file = ''] }) => withInstance(readConfig(), (context) => backup(context, file)),
  ),
  adminCommand(
    { name: 'restore', operands: ['file'], does: 'Fills an empty instance from such an archive.' },
    ({ operands: [file = ''] }) => restore(readConfig(), file, say),
  ),
];
