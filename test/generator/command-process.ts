import { runCommand } from '#generator/command-line.ts';
import type { CommandResult, GivenCommand } from './command-line.ts';

/** Runs commands of the generator one at a time: modules are loaded once, and not for each command. */
process.on('message', ({ folder, args }: GivenCommand) => {
  process.chdir(folder);
  const out = collect(process.stdout);
  const err = collect(process.stderr);
  void runCommand(args).then((code) => {
    process.send?.({ code, out: out(), err: err() } satisfies CommandResult);
  });
});
process.once('disconnect', () => process.exit());

/** Keeps what is written to a stream from now on. Returns the function that ends this and returns the text. */
function collect(stream: NodeJS.WriteStream): () => string {
  const { write } = stream;
  let text = '';
  stream.write = (chunk: string | Uint8Array) => {
    text += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
    return true;
  };
  return () => {
    stream.write = write;
    return text;
  };
}
