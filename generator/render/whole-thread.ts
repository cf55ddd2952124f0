import { parentPort } from 'node:worker_threads';
import { Pieces } from './pieces.ts';
import { renderWhole, type Whole } from './whole.ts';

parentPort?.once('message', (whole: Whole) => {
  parentPort?.postMessage(renderWhole(whole, new Pieces({ again: false })));
});
