import { parentPort } from 'node:worker_threads';
import { answerQuestion } from './answer.ts';
import type { Question } from './questions.ts';
import { readYaml } from './yaml.ts';

/** Thread that reads configurations in sequence; an empty message reports that it is ready. */
if (parentPort === null) throw new Error('this module must run in a separate thread');
const port = parentPort;
port.on('message', (question: Question) => {
  void answerQuestion(question).then((answer) => port.postMessage(answer));
});

// The parser is loaded before the first caller waits for it.
await readYaml('a: b');
port.postMessage('');
