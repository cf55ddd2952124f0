import { readdirSync, readFileSync } from 'node:fs';

/** Follows the memory of a process and of all that it starts. */
export interface MemoryWatch {
  /** The most that any of these processes has held since then, in bytes. */
  stop(): number;
}

const kilobyte = 1024;

/** Looks every few milliseconds: the system itself remembers the most that a process ever held. */
export function watchMemory(processId: number): MemoryWatch {
  let most = 0;
  const look = () => {
    for (const each of familyOf(processId)) most = Math.max(most, heldBy(each));
  };
  const timer = setInterval(look, 20);
  look();
  return {
    stop() {
      clearInterval(timer);
      look();
      return most;
    },
  };
}

/** The process, and those below it. */
export function familyOf(processId: number): number[] {
  const parents = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const status = read(`/proc/${name}/stat`);
    const parent = Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]);
    parents.set(parent, [...(parents.get(parent) ?? []), Number(name)]);
  }
  const family = [processId];
  for (const each of family) family.push(...(parents.get(each) ?? []));
  return family;
}

/** Command line of a process, empty when it is gone. */
export function commandOf(processId: number): string {
  return read(`/proc/${processId}/cmdline`).replaceAll('\0', ' ').trim();
}

function heldBy(processId: number): number {
  const [, kilobytes = '0'] = /^VmHWM:\s+(\d+) kB$/m.exec(read(`/proc/${processId}/status`)) ?? [];
  return Number(kilobytes) * kilobyte;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has ended.
    return '';
  }
}
