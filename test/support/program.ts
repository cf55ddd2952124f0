import { vi } from 'vitest';
import { runNamedProgram } from '#src/programs.ts';

/** Runs a command line in this process, which saves a new one the time to start; settings are of the environment. */
export async function outcomeHere(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
) {
  let stdout = '';
  let stderr = '';
  const out = vi
    .spyOn(process.stdout, 'write')
    .mockImplementation((text) => Boolean((stdout += String(text))));
  const err = vi
    .spyOn(process.stderr, 'write')
    .mockImplementation((text) => Boolean((stderr += String(text))));
  // The runner of the tests has one of its own.
  vi.stubEnv('BASE_URL', undefined);
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  try {
    const { status, failure } = await runNamedProgram(args);
    if (failure !== undefined) stderr += `${failure}\n`;
    return { code: status ?? 0, stdout, stderr };
  } finally {
    vi.unstubAllEnvs();
    out.mockRestore();
    err.mockRestore();
  }
}
