import { forgetSettings, loadCurrentSettings } from '../settings/current.ts';
import { changeSettings } from '../settings/table.ts';
import { createAdminCommand } from './command.ts';
import { runWithInstance, show, writeNotice } from './instance.ts';

const states = { on: true, off: false } as const;

export const silentModeCommand = createAdminCommand(
  {
    name: 'silent-mode',
    options: { on: { type: 'boolean' }, off: { type: 'boolean' } },
    does: 'Switches silent mode on or off, in which the instance sends no mail and no request to other servers and starts no schedule; without an option, shows its state.',
  },
  ({ values: { on = false, off = false } }) =>
    runWithInstance(async ({ db }) => {
      if (on && off) {
        writeNotice('--on and --off exclude each other');
        return 2;
      }
      if (on || off) {
        const silent_mode_enabled = states[on ? 'on' : 'off'];
        const now = new Date().toISOString();
        await db.transaction((db) => changeSettings(db, () => ({ silent_mode_enabled }), now));
        forgetSettings(db);
      }
      show(`silent mode is ${(await loadCurrentSettings(db)).silent_mode_enabled ? 'on' : 'off'}`);
      return 0;
    }),
);
