import { Agent, request } from 'node:http';

/** Posts so many bodies, some at once, over connections that stay open; resolves when all are answered. */
export async function postAll(url: string, body: string, count: number, atOnce: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  let left = count;
  const postNext = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await post(url, body, agent);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, postNext));
  agent.destroy();
}

function post(url: string, body: string, agent: Agent): Promise<void> {
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.once('end', resolve);
    })
      .once('error', reject)
      .end(body);
  });
}
