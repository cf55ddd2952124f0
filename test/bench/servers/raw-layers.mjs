// Takes and gives layers as a raw stream with SHA-256: what pushes and pulls through Hearth are measured against.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const [folder] = process.argv.slice(2);
let uploads = 0;

async function take(req) {
  const hash = createHash('sha256');
  const hashed = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const draft = path.join(folder, `draft-${(uploads += 1)}`);
  await pipeline(req, hashed, createWriteStream(draft));
  // The file is as durable as the compared one.
  const file = await open(draft, 'r+');
  await file.sync();
  await file.close();
  await rename(draft, path.join(folder, hash.digest('hex')));
}

createServer((req, res) => {
  const { pathname } = new URL(req.url, 'http://localhost');
  const answer = (status, headers = {}) => res.writeHead(status, headers).end();
  if (req.method === 'POST') answer(202, { Location: '/upload' });
  else if (req.method === 'PATCH') {
    take(req).then(
      () => answer(202, { Location: '/upload' }),
      () => res.destroy(),
    );
  } else if (req.method === 'PUT') answer(201);
  else if (pathname === '/ready') answer(200);
  else {
    const file = createReadStream(path.join(folder, pathname.slice(pathname.indexOf(':') + 1)));
    pipeline(file, res).catch(() => res.destroy());
  }
}).listen(Number(process.env.PORT), '127.0.0.1');
