import { readConfig } from '#src/config.ts';

/** The names of all settings: those that are asked for. */
export function settingNames(): string[] {
  const names = new Set<string>();
  const environment = new Proxy<Record<string, string>>(
    {},
    {
      get(_target, name) {
        names.add(String(name));
        return undefined;
      },
    },
  );
  readConfig(environment);
  // Node's own: it only keeps the second judge away.
  names.delete('NODE_ENV');
  return [...names].sort();
}
