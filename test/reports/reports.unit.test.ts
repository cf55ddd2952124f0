import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readCoverage } from '#src/reports/cobertura.ts';
import { readFindingIdentity, isOfSeverity, readFindings } from '#src/reports/findings.ts';
import { maxOutputChars, readJunit, type TestCase } from '#src/reports/junit.ts';
import { readLicenses } from '#src/reports/licenses.ts';
import { NotPacked, TooManyBytes, unpackReport } from '#src/reports/unpack.ts';
import { licensesOf, scanOf } from '#test/support/reports.ts';

const bytesOf = (...parts: readonly (string | Buffer)[]) =>
  Readable.from(parts.map((part) => Buffer.from(part as string)));

async function casesOf(...parts: readonly (string | Buffer)[]): Promise<TestCase[]> {
  const cases: TestCase[] = [];
  await readJunit(bytesOf(...parts), (test) => cases.push(test) > 0);
  return cases;
}

describe('reports of tests', () => {
  it('are read wherever their parts are cut', async () => {
    const xml = Buffer.from(
      `<?xml version="1.0" encoding="UTF-8"?>
      <testsuites><testsuite name="outer"><properties><property name="a" value="b"/></properties>
        <testsuite name="inner"><testcase name="größer &amp; heißer" classname="kiln" file="a.js" time="1,234.5">
          <failure message="too cold"><![CDATA[at <kiln>]]> line 4</failure><system-out>loud</system-out>
        </testcase></testsuite>
        <testcase name="b"><error type="x">gone</error></testcase>
        <testcase name="c" time="-1"><skipped/></testcase>
        <testcase name="d" time="x"/>
      </testsuite></testsuites>`,
    );
    const whole = await casesOf(xml);
    expect(whole).toEqual([
      {
        ...{ status: 'failed', name: 'größer & heißer', classname: 'kiln', file: 'a.js' },
        ...{ execution_time: 1234.5, system_output: 'too cold\nat <kiln> line 4' },
      },
      expect.objectContaining({ status: 'error', name: 'b', system_output: 'gone', file: null }),
      expect.objectContaining({ status: 'skipped', name: 'c', execution_time: 0 }),
      expect.objectContaining({ status: 'success', system_output: null, execution_time: 0 }),
    ]);
    expect(await casesOf(...Array.from(xml, (byte) => Buffer.from([byte])))).toEqual(whole);
  });

  it('may be several documents, one after the other', async () => {
    const one =
      '<?xml version="1.0"?>\n<!DOCTYPE testsuite>\n<testsuite><testcase name="a">x</testcase></testsuite>';
    expect(await casesOf(one, '\n', one, one)).toHaveLength(3);
  });

  it('have no status by any other element, whatever it is called', async () => {
    const names = ['constructor', '__proto__', 'toString', 'properties'];
    const tests = names.map((name) => `<testcase><${name}>x</${name}></testcase>`);
    const cases = await casesOf(`<t>${tests.join('')}</t>`);
    expect(cases.map(({ status, system_output }) => [status, system_output])).toEqual(
      names.map(() => ['success', null]),
    );
  });

  it('are read no further than somebody wants', async () => {
    let met = 0;
    const xml = `<testsuite>${'<testcase/>'.repeat(5)}</testsuite>`;
    await readJunit(bytesOf(xml, '<broken'), () => (met += 1) < 3);
    expect(met).toBe(3);
  });

  it('keep so much of what a failure says, and no half letter', async () => {
    const words = '🔥'.repeat(maxOutputChars);
    const [test] = await casesOf(`<t><testcase><failure>x${words}</failure></testcase></t>`);
    expect(test?.system_output?.length).toBe(maxOutputChars - 1);
    expect(test?.system_output?.isWellFormed()).toBe(true);
  });

  it.each([
    ['', 'is no XML: there is no element'],
    ['no xml', 'is no XML: Non-whitespace before first tag.'],
    ['<testsuite><testcase>', 'is no XML: an element has no end'],
    ['<testsuite></testcase>', 'is no XML: Unexpected close tag'],
    ['<testsuite/>more', 'is no XML: Text data outside of root node.'],
    ['<testsuite a=b/>', 'is no XML: Unquoted attribute value'],
    [
      '<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]><testsuite><testcase name="&c;"/></testsuite>',
      'is no XML: Invalid character entity',
    ],
    [
      '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><testsuite>&b;</testsuite>',
      'is no XML: Invalid character entity',
    ],
    ['<a>'.repeat(33), 'is nested too deeply'],
    [
      `<a ${Array.from({ length: 65 }, (_, at) => `a${at}="1"`).join(' ')}/>`,
      'has an element with too many attributes',
    ],
    [`<a b="${'c'.repeat(2_000_000)}"/>`, 'is no XML: Max buffer length exceeded: attribValue'],
  ])('that are wrong have a fault (%#)', async (xml, fault) => {
    await expect(casesOf(xml)).rejects.toThrow(fault);
  });
});

describe('reports of coverage', () => {
  it.each([
    ['<coverage line-rate="0.8571" lines-covered="6" lines-valid="7"/>', 85.71],
    ['<coverage line-rate="0.5"><packages><coverage line-rate="1"/></packages></coverage>', 50],
    ['<coverage line-rate="0.5"/><coverage line-rate="0.7"/>', 60],
    [
      '<coverage lines-covered="1" lines-valid="3"/><coverage lines-covered="1" lines-valid="1"/>',
      50,
    ],
  ])('%s say %d percent', async (xml, percent) => {
    expect(await readCoverage(bytesOf(xml))).toBe(percent);
  });

  it.each([
    ['<report/>', 'is no coverage report'],
    ['<coverage/>', 'has no data about lines'],
    ['<coverage line-rate="7"/>', 'has no data about lines'],
    ['<coverage line-rate="NaN" lines-valid="-1"/>', 'has no data about lines'],
  ])('that are %s have a fault', async (xml, fault) => {
    await expect(readCoverage(bytesOf(xml))).rejects.toThrow(fault);
  });
});

describe('reports of scanners', () => {
  it('tell the same findings apart from others, wherever their lines are', async () => {
    const [first, second, third] = await readFindings(
      bytesOf(scanOf({}, { severity: 'critical' }, { file: 'glaze.js', severity: 'no idea' })),
    );
    const again = await readFindings(bytesOf(scanOf({ file: 'glaze.js' }, {}, {})));
    const known = again.map(readFindingIdentity);
    expect(known).toEqual([third, first, second].map((each) => readFindingIdentity(each ?? '')));
    expect(new Set(known).size).toBe(3);
    expect(isOfSeverity(first ?? '', ['high'])).toBe(true);
    expect(isOfSeverity(second ?? '', ['high', 'critical'])).toBe(true);
    expect(isOfSeverity(third ?? '', ['unknown'])).toBe(true);
    expect(isOfSeverity(third ?? '', ['info', 'high'])).toBe(false);
  });

  it.each([
    ['', 'is no JSON object'],
    ['[]', 'is no JSON object'],
    ['{"vulnerabilities"', 'is not valid JSON'],
    ['{}', 'has no list of vulnerabilities'],
    ['{"vulnerabilities":{}}', 'has no list of vulnerabilities'],
    ['{"vulnerabilities":[1]}', 'has a vulnerability that is no object'],
    [`{"vulnerabilities":[${'{},'.repeat(10_000)}{}]}`, 'has too many vulnerabilities'],
    [`{"a":[${'[],'.repeat(600_000)}0]}`, 'has too many values'],
    [`{"a":${'['.repeat(100)}`, 'is nested too deeply'],
    [Buffer.from([123, 34, 255]), 'is not UTF-8'],
  ])('that are wrong have a fault (%#)', async (json, fault) => {
    await expect(readFindings(bytesOf(json))).rejects.toThrow(fault);
  });

  it('read whatever is in a finding', async () => {
    const odd = {
      location: { dependency: { package: { name: 7 } } },
      identifiers: 'x',
      severity: [],
    };
    const json = JSON.stringify({
      vulnerabilities: [odd, { __proto__: null, name: 'y'.repeat(999) }, {}],
    });
    expect(await readFindings(bytesOf(json))).toHaveLength(3);
  });
});

describe('reports of licences', () => {
  it('name each licence once', async () => {
    const json = {
      licenses: [{ name: 'MIT License' }, { id: 'mit' }, { id: 'MIT' }, { id: 'GPL-3.0' }],
    };
    expect(await readLicenses(bytesOf(JSON.stringify(json)))).toEqual([
      'gpl-3.0',
      'mit',
      'mit license',
    ]);
  });

  it.each([
    ['{}', 'has no list of licences'],
    ['{"licenses":[{}]}', 'has a licence without a name'],
    [licensesOf(...Array.from({ length: 2_001 }, (_, at) => `l${at}`)), 'has too many licences'],
  ])('that are wrong have a fault (%#)', async (json, fault) => {
    await expect(readLicenses(bytesOf(json))).rejects.toThrow(fault);
  });
});

describe('a packed report', () => {
  const read = async (bytes: Buffer, packed = true, most = 1_000_000) => {
    const file = bytesOf(bytes);
    try {
      const parts: Buffer[] = [];
      for await (const part of unpackReport(file, { packed, most })) parts.push(part);
      return Buffer.concat(parts).toString();
    } finally {
      expect(file.destroyed).toBe(true);
    }
  };

  it('is unpacked, also where it is in several pieces', async () => {
    expect(await read(Buffer.concat([gzipSync('one '), gzipSync('two')]))).toBe('one two');
    expect(await read(Buffer.from('one'), false)).toBe('one');
  });

  it('tells of a file that failed before it was read', async () => {
    const file = new Readable({ read: () => undefined });
    const bytes = unpackReport(file, { packed: true, most: 9 });
    file.destroy(new Error('the disk is gone'));
    await new Promise((resolve) => file.once('close', resolve));
    await expect(bytes.next()).rejects.toThrow('the disk is gone');
  });

  it('is refused where it is broken, or more than is read', async () => {
    await expect(read(Buffer.from('no gzip'))).rejects.toThrow(NotPacked);
    await expect(read(gzipSync('x'.repeat(99)).subarray(0, 20))).rejects.toThrow(NotPacked);
    await expect(read(gzipSync(Buffer.alloc(50_000_000, ' ')))).rejects.toThrow(TooManyBytes);
    await expect(read(Buffer.alloc(11), false, 10)).rejects.toThrow(TooManyBytes);
  });
});
