import { forgetSettings, loadCurrentSettings } from '#src/settings/current.ts';
import { setSilentMode } from '#src/settings/silent-mode.ts';
import { createAdminCommand } from './command.ts';
import { runWithInstance, show, writeNotice } from './instance.ts';

export const silentModeCommand = createAdminCommand(
  {
    name: 'silent-mode',
    options: { on: { type: 'boolean' }, off: { type: 'boolean' } },
    does: 'Switches silent mode on or off. A silent instance sends no mail and no request to other servers, and starts no schedule. Without an option, prints the state.',
  },
  ({ values: { on = false, off = false } }) =>
    runWithInstance(async ({ db }) => {
      if (on && off) {
        writeNotice('--on and --off exclude each other');
        return 2;
      }
      if (on || off) {
        await setSilentMode(db, on);
        forgetSettings(db);
      }
      show(`silent mode is ${(await loadCurrentSettings(db)).silent_mode_enabled ? 'on' : 'off'}`);
      return 0;
    }),
);
