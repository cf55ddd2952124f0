import { parentPort } from 'node:worker_threads';
import { Pieces } from './pieces.ts';
import { renderDocument, type DocumentInput } from './whole.ts';

parentPort?.once('message', (whole: DocumentInput) => {
  parentPort?.postMessage(renderDocument(whole, new Pieces({ again: false })));
});
