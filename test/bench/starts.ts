import { spreadOf } from './measure.ts';
import { readOperations, touchAll } from './operations.ts';
import { memoryOf } from './processes.ts';
import { startBareExpress, startHearth } from './servers.ts';
import { figure, line, say } from './table.ts';
import type { World } from './world.ts';

/** Start and memory: alternating, each a new process on data that is already there. */
export async function compareStarts(main: string, world: World, rounds: number): Promise<void> {
  const routes = await readOperations();
  const times = { hearth: [] as number[], one: [] as number[], many: [] as number[] };
  const memories = { own: [] as number[], tree: [] as number[], many: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    const hearth = await startHearth(main, world);
    const ours = await memoryOf(hearth.pid);
    await hearth.stop();
    const one = await startBareExpress([]);
    const oneMemory = await memoryOf(one.pid);
    await one.stop();
    const many = await startBareExpress(routes);
    const manyMemory = await memoryOf(many.pid);
    await many.stop();
    times.hearth.push(hearth.firstAnswer);
    times.one.push(hearth.firstAnswer / one.firstAnswer);
    times.many.push(hearth.firstAnswer / many.firstAnswer);
    memories.own.push(ours.own / oneMemory.own);
    memories.tree.push(ours.tree / oneMemory.own);
    memories.many.push(ours.own / manyMemory.own);
  }
  const count = routes.length;
  say();
  line(`${world.kind}: start, compiled, against bare Express`, 'ratio (quartiles)', '', 'target');
  const first = `first answer (${Math.round(spreadOf(times.hearth).median)} ms)`;
  line(`${first}, against one route`, figure(spreadOf(times.one)), '', '1.4');
  line(`first answer, against ${count} routes`, figure(spreadOf(times.many)), '', '1.5');
  line('memory after it, against one route', figure(spreadOf(memories.own)), '', '1.5');
  line(`memory after it, against ${count} routes`, figure(spreadOf(memories.many)));
  line('memory after it, git host included, against one route', figure(spreadOf(memories.tree)));
}

/** Milliseconds after the first answer until nothing of the start goes on. */
export const SETTLED = 2000;

/**
 * Measures the cost of using every operation once: memory, and the time of first calls. `world` is not fit for other
 * rows afterwards.
 */
export async function touchOperations(main: string, world: World, rounds: number): Promise<void> {
  const memories: number[] = [];
  const penalties = new Map<string, number[]>();
  for (let round = 0; round < rounds; round++) {
    const hearth = await startHearth(main, world);
    await new Promise((resolve) => setTimeout(resolve, SETTLED));
    const touched = await touchAll(hearth, world, round);
    await hearth.stop();
    memories.push(touched.memory);
    for (const [name, penalty] of touched.penalties)
      penalties.set(name, [...(penalties.get(name) ?? []), penalty]);
  }
  const spreads = [...penalties].map(([name, values]) => ({ name, spread: spreadOf(values) }));
  const [worst] = spreads.sort((a, b) => b.spread.median - a.spread.median);
  if (worst === undefined) throw new Error('the document has no operation');
  say();
  line(`${world.kind}: every operation asked, ${rounds} starts`, 'MB or ms', '', 'target');
  line('memory after it, MB', figure(spreadOf(memories), 0), '', '150');
  line(`worst first call, ms more: ${worst.name}`, figure(worst.spread, 1), '', '3');
  const slow = spreads.filter(({ spread }) => spread.median > 3);
  line('operations whose first call takes 3 ms more', String(slow.length), '', '0');
  for (const { name, spread } of slow) line(`  ${name}`, figure(spread, 1));
}
