// A raw file read by starting git for every request: what the kept git processes are measured against.
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';

const [repository, object] = process.argv.slice(2);
createServer((_req, res) => {
  const git = spawn('git', ['--git-dir', repository, 'cat-file', 'blob', object]);
  res.setHeader('Content-Type', 'text/plain; charset=utf-8');
  git.stdout.pipe(res);
}).listen(Number(process.env.PORT), '127.0.0.1');
