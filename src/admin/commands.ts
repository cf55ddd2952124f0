import { readConfig } from '#src/config.ts';
import { lockDataDirectory, prepareDataDirectory } from '#src/start/data-directory.ts';
import { migrateDatabase, openDatabase } from '#src/start/open-database.ts';
import { writeBackup } from './backup.ts';
import { check } from './check.ts';
import { createAdminCommand, type AdminCommand } from './command.ts';
import { exportCommand } from './export.ts';
import { importCommand } from './import.ts';
import { writeNotice, runWithInstance } from './instance.ts';
import { mailCommands } from './mail.ts';
import { registryCleanCommand } from './registry-clean.ts';
import { registryKeysCommand } from './registry-keys.ts';
import { restore } from './restore.ts';
import { silentModeCommand } from './silent-mode.ts';
import { tokenCommands } from './tokens.ts';
import { userCommands } from './users.ts';

export const adminCommands: readonly AdminCommand[] = [
  createAdminCommand(
    {
      name: 'check',
      does: 'Compares repositories, files and authorizations with the database. Works while the server runs.',
    },
    async () => ((await runWithInstance(check)) === 0 ? 0 : 1),
  ),
  createAdminCommand(
    {
      name: 'backup',
      operands: ['file'],
      does: 'Writes database, repositories and files into one archive. Works while the server runs.',
    },
    ({ operands: [file = ''] }) => runWithInstance((context) => writeBackup(context, file)),
  ),
  createAdminCommand(
    {
      name: 'restore',
      operands: ['file'],
      options: { live: { type: 'boolean' } },
      does: 'Restores an archive into an empty instance. The instance is in silent mode, unless --live replaces the old instance.',
    },
    async ({ operands: [file = ''], values: { live = false } }) =>
      restore(readConfig(), { file, live }, writeNotice),
  ),
  createAdminCommand(
    {
      name: 'migrate',
      does: 'Migrates the database schema to this version. Each start of the server does the same.',
    },
    async () => {
      const config = readConfig();
      await prepareDataDirectory(config.dataDir);
      await lockDataDirectory(config);
      const db = await openDatabase(config);
      try {
        await migrateDatabase(db, config);
        writeNotice('the schema is that of this version');
      } finally {
        await db.close();
      }
    },
  ),
  exportCommand,
  importCommand,
  registryKeysCommand,
  registryCleanCommand,
  ...userCommands,
  ...tokenCommands,
  ...mailCommands,
  silentModeCommand,
];
