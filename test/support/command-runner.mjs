// Runs commands for a process of tests, see `commands.ts`: small, because a process is copied to start another.
import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import process from 'node:process';
import { deserialize, serialize } from 'node:v8';

const [requests, answers] = process.argv.slice(2);

function run({ file, args, input, ...options }) {
  return new Promise((resolve) => {
    const child = execFile(
      file,
      args,
      { ...options, encoding: 'buffer' },
      (error, stdout, stderr) => {
        if (error === null) resolve({ code: 0, told: '', stdout, stderr });
        else {
          const code = typeof error.code === 'number' ? error.code : -1;
          resolve({ code, told: error.message, stdout, stderr });
        }
      },
    );
    // Not every command hears all that it is told.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}

process.on('message', async ({ id, command }) => {
  const ran = await run(command);
  if (process.connected) process.send({ id, ran });
});
process.on('disconnect', () => process.exit());

const out = createWriteStream(answers);
const come = createReadStream(requests, { highWaterMark: 1 << 20 })[Symbol.asyncIterator]();
let rest = Buffer.alloc(0);

/** The next bytes of what is asked; null when nobody asks any more. */
async function take(length) {
  const parts = [rest];
  let size = rest.length;
  while (size < length) {
    const { done, value } = await come.next();
    if (done) return null;
    parts.push(value);
    size += value.length;
  }
  const bytes = parts.length === 1 ? rest : Buffer.concat(parts);
  rest = bytes.subarray(length);
  return bytes.subarray(0, length);
}

for (let size = await take(4); size !== null; size = await take(4)) {
  const asked = await take(size.readUInt32LE());
  if (asked === null) break;
  const ran = serialize(await run(deserialize(asked)));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(ran.length);
  out.write(length);
  out.write(ran);
}
