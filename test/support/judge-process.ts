import { rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import bundle from '#generated/openapi.json' with { type: 'json' };
import { createJudge } from '#src/http/judge.ts';
import { collectViolations } from './collect-violations.ts';
import { readLines } from './read-lines.ts';
import type { FromJudge, ToJudge } from './shared-judge.ts';

/**
 * The second judge of a run, for all its processes of tests: it compiles what the document says of a body when it first
 * hears one, which takes it seconds for them all.
 */
const judge = await createJudge(bundle);
const [address = ''] = process.argv.slice(2);

createServer(hear).listen(address, () => process.send?.('ready'));
process.once('disconnect', () => {
  rmSync(address, { force: true });
  process.exit();
});

function hear(socket: Socket): void {
  const files = new Map<number, ReturnType<typeof collectViolations>>();
  const collected = (file: number) => {
    const known = files.get(file) ?? collectViolations(judge);
    files.set(file, known);
    return known;
  };
  socket.on('error', () => socket.destroy());
  readLines(socket, (line) => {
    const { file, sent } = JSON.parse(line) as ToJudge;
    if (sent !== null) return collected(file).record(sent);
    const tell = (objection: string | null) =>
      socket.write(`${JSON.stringify({ file, objection } satisfies FromJudge)}\n`);
    collected(file)
      .expectNone()
      .then(
        () => tell(null),
        (error: unknown) => tell(String(error)),
      );
    files.delete(file);
  });
}
