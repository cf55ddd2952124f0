// `git http-backend` behind a bare server, as CGI has it: what cloning through Hearth is measured against.
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';

const [root] = process.argv.slice(2);

createServer((req, res) => {
  const { pathname, search } = new URL(req.url, 'http://localhost');
  if (pathname === '/ready') {
    res.end();
    return;
  }
  const child = spawn('git', ['http-backend'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      GIT_PROJECT_ROOT: root,
      GIT_HTTP_EXPORT_ALL: '1',
      GIT_PROTOCOL: req.headers['git-protocol'] ?? '',
      PATH_INFO: pathname,
      QUERY_STRING: search.slice(1),
      REQUEST_METHOD: req.method,
      CONTENT_TYPE: req.headers['content-type'] ?? '',
      HTTP_CONTENT_ENCODING: req.headers['content-encoding'] ?? '',
    },
  });
  req.pipe(child.stdin);
  child.stdin.on('error', () => undefined);
  let head = Buffer.alloc(0);
  const takeHead = (chunk) => {
    head = Buffer.concat([head, chunk]);
    const end = head.indexOf('\r\n\r\n');
    if (end === -1) return;
    child.stdout.off('data', takeHead);
    let status = 200;
    for (const line of head.toString('latin1', 0, end).split('\r\n')) {
      const [name, value] = line.split(/: (.*)/s);
      if (name === 'Status') status = Number(value.slice(0, 3));
      else res.setHeader(name, value);
    }
    res.writeHead(status);
    res.write(head.subarray(end + 4));
    child.stdout.pipe(res);
  };
  child.stdout.on('data', takeHead);
}).listen(Number(process.env.PORT), '127.0.0.1');
