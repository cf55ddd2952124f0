import { beforeAll, describe, expect, it } from 'vitest';
import { adminCommands } from '#src/admin/commands.ts';
import { compiledServer } from '#test/support/compiled-server.ts';
import { runToEnd } from '#test/support/process.ts';
import { outcomeHere } from '#test/support/program.ts';

let main: string;
beforeAll(async () => {
  main = await compiledServer();
});

const programs = ['', 'admin', 'runner'];
const argsOf = (words: string) => words.split(' ').filter((word) => word !== '');

describe.each(programs)('hearth %s', (program) => {
  it('tells how it is used', async () => {
    const args = [...argsOf(program), '--help'];
    const { code, stdout, stderr } = await runToEnd({ main, args });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(new RegExp(`^Usage: hearth ${program}`));
  });

  it('refuses an option that it does not know in one line', async () => {
    const args = [...argsOf(program), '--glaze'];
    const { code, stdout, stderr } = await runToEnd({ main, args });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^hearth.*: unknown option '--glaze'; hearth.* --help lists .*\n$/);
  });

  it('ends with one line on a Node that is too old', async () => {
    const old = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } })`;
    const nodeArgs = ['--import', `data:text/javascript,${encodeURIComponent(old)}`];
    const { code, stdout, stderr } = await runToEnd({ main, nodeArgs, args: argsOf(program) });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toBe('Hearth needs Node 22.23, 24 or 26; this is 20.20.2.\n');
  });
});

describe.each(adminCommands.map(({ name }) => `admin ${name}`))('hearth %s', (command) => {
  it('tells how it is used', async () => {
    const { code, stdout, stderr } = await outcomeHere([...argsOf(command), '--help']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(new RegExp(`^Usage: hearth ${command}`));
  });

  it('refuses an option that it does not know in one line', async () => {
    const { code, stdout, stderr } = await outcomeHere([...argsOf(command), '--glaze']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toBe(
      `hearth ${command}: unknown option '--glaze'; hearth ${command} --help lists the options\n`,
    );
  });
});

describe('hearth', () => {
  it('has a version', async () => {
    const { code, stdout } = await runToEnd({ main, args: ['--version'] });
    expect({ code, stdout }).toEqual({ code: 0, stdout: '0.1.0\n' });
  });

  it.each([
    ['kiln', "hearth: unknown command 'kiln'"],
    ['--empty kiln', "hearth: unexpected argument 'kiln'"],
    ['--port', "hearth: option '--port <value>' argument missing"],
    ['--json=yes', "hearth: option '--json' does not take an argument"],
    ['admin', 'hearth admin: a command is missing'],
    ['admin kiln', "hearth admin: unknown command 'kiln'"],
    ['admin backup', 'hearth admin backup: <file> is missing'],
    ['admin backup a b', "hearth admin backup: unexpected argument 'b'"],
    ['runner', 'hearth runner: --url is missing'],
    ['runner --url x', 'hearth runner: --token or --registration-token is missing'],
  ])('%s is refused in one line: %s', async (words, line) => {
    const { code, stdout, stderr } = await outcomeHere(argsOf(words));
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr.startsWith(`${line}; `)).toBe(true);
    expect(stderr.match(/\n/g)).toHaveLength(1);
  });

  it.each([
    ['--port kiln', /^PORT: expected a number from 0 to 65535, got "kiln"\n$/],
    ['admin restore /kiln/no.tar', /^\/kiln\/no\.tar: no such file or directory\n$/],
    [
      'runner --url http://127.0.0.1:2 --registration-token kiln',
      /^--url: cannot register at http:\/\/127\.0\.0\.1:2 \(connection refused\)\n$/,
    ],
  ])('%s fails in one line', async (words, line) => {
    const { code, stdout, stderr } = await runToEnd({ main, args: argsOf(words) });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(line);
  });
});
