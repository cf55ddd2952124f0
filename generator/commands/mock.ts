import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildMocks } from '../mock/examples.ts';
import { createMockServer } from '../mock/server.ts';
import type { FindRoute } from '../runtime/route.ts';
import { build } from './build.ts';
import { type Command, say } from './command.ts';

export const command: Command = {
  help: `Usage: npm run generate -- mock [--spec FILE] [--config FILE] [--out FOLDER] [--port NUMBER]

Serves the examples of a document; operations without a valid example answer 501.

  --spec FILE     the document (spec/openapi.yaml)
  --config FILE   options: dialect, severities (generator.yaml beside the document)
  --out FOLDER    generated output of the document (generated)
  --port NUMBER   listen port (4010)`,

  async run(options) {
    const built = await build(options);
    const mocks = buildMocks(built);
    const router = pathToFileURL(resolve(options.out, 'router.ts')).href;
    const { findRoute } = (await import(router)) as { findRoute: FindRoute };
    const server = createMockServer(findRoute, mocks).listen(Number(options.port), () => {
      const operations = built.model.resources.flatMap((resource) => resource.operations);
      const answered = Object.values(mocks.answers).flatMap((answers) => Object.keys(answers));
      const { port } = server.address() as AddressInfo;
      say(
        `${answered.length} of ${operations.length} operations have examples; http://localhost:${port}`,
      );
    });
  },
};
