// A receiver of events on every loopback address: it takes what it is sent, by paths that are good or bad, and tells how much
// that was.
import { createServer } from 'node:http';
import { clearInterval, setInterval, setTimeout } from 'node:timers';

const told = { count: 0, firstMs: 0, lastMs: 0, issues: [] };

function take(url, body) {
  const now = Date.now();
  told.count += 1;
  told.firstMs ||= now;
  told.lastMs = now;
  told.body = body;
  if (!url.startsWith('/timed')) return;
  told.issues.push({ title: JSON.parse(body).object_attributes.title, atMs: now });
}

const answers = {
  '/never': () => undefined,
  '/forever': (response) => {
    const timer = setInterval(() => response.write('a'), 100);
    response.once('close', () => clearInterval(timer));
  },
  '/slow': (response) => setTimeout(() => response.end(), 2_000),
};

createServer((request, response) => {
  if (request.method === 'GET') {
    response.end(JSON.stringify(told));
    return;
  }
  if (request.method === 'DELETE') {
    Object.assign(told, { count: 0, firstMs: 0, lastMs: 0, issues: [] });
    response.end();
    return;
  }
  const chunks = [];
  request.on('error', () => undefined);
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const answer = answers[request.url];
    if (answer !== undefined) {
      answer(response);
      return;
    }
    take(request.url, Buffer.concat(chunks).toString());
    response.end('ok');
  });
}).listen(Number(process.env.PORT), '0.0.0.0');
