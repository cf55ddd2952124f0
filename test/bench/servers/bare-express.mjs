// Start-up time and memory of an Express server, with one route or with many: the baseline of both.
import express from 'express';

const app = express();
const answer = (_req, res) => {
  res.json({ version: '4.0.0', revision: 'bench' });
};
app.get('/api/v4/version', answer);
for (const route of (process.env.ROUTES ?? '').split('\n').filter(Boolean)) {
  const [method, path] = route.split(' ');
  app[method](path.replaceAll(/\{(\w+)\}/g, ':$1'), answer);
}
app.listen(Number(process.env.PORT), '127.0.0.1');
