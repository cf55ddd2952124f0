// What an Express server with one route costs to start and to keep: the yardstick for start-up and memory.
import express from 'express';

const app = express();
app.get('/api/v4/version', (_req, res) => {
  res.json({ version: '4.0.0', revision: 'bench' });
});
app.listen(Number(process.env.PORT), '127.0.0.1');
