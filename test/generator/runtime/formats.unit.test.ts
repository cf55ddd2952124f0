import { expect, it } from 'vitest';
import { formats } from '#runtime/formats.ts';

/** Texts and numbers that are in a format, and such that are not. */
const TABLE: Readonly<Record<string, readonly [yes: readonly unknown[], no: readonly unknown[]]>> =
  {
    date: [
      ['2024-02-29', '0001-01-01'],
      ['2023-02-29', '2024-13-01', '2024-1-1', '2024-01-01T', ''],
    ],
    time: [
      ['10:15:30Z', '23:59:60Z', '15:59:60-08:00', '10:15:30.5+01:30'],
      ['10:15:30', '24:00:00Z', '22:59:60Z', '10:15Z', '10:15:30+24:00'],
    ],
    'date-time': [
      ['2024-02-29T10:15:30Z', '1985-04-12t23:20:50.52z', '1998-12-31T23:59:60Z'],
      ['2024-02-30T10:15:30Z', '2024-02-29 10:15:30Z', '2024-02-29', '2024-02-29T10:15:30'],
    ],
    duration: [
      ['P4DT12H30M5S', 'P1Y', 'PT36H', 'P4W', 'P1YT1H'],
      ['P', 'PT', 'P1YT', 'PT1D', '4DT', 'P2W1D', 'P1Y2D', 'PT1H2S', 'P1.5D'],
    ],
    email: [
      ['ann@example.com', 'a+b@localhost', '"joe b"@example.com', 'j@[127.0.0.1]', 'j@[IPv6:::1]'],
      ['ann', '@example.com', 'ann@', '.a@b.c', 'a..b@c.d', 'a b@c.d', 'a@b_c', 'j@[127.0.0.300]'],
    ],
    'idn-email': [
      ['實例@實例.測試', 'ann@example.com'],
      ['實例', '@實例', 'a b@c'],
    ],
    hostname: [
      ['example.com', 'a', 'xn--4gbwdl.xn--wgbh1c', '1and1.com', 'a'.repeat(63)],
      ['-a', 'a-', 'a..b', '', 'a_b', 'a'.repeat(64), '.a'],
    ],
    ipv4: [
      ['0.0.0.0', '192.168.1.255'],
      ['256.0.0.1', '1.2.3', '1.2.3.4.5', '01.2.3.4', '1.2.3.4.', ''],
    ],
    ipv6: [
      ['::', '::1', '1:2:3:4:5:6:7:8', '1::8', '::ffff:192.168.0.1', '1:2:3:4:5:6:1.2.3.4', '1::'],
      [
        '',
        ':',
        ':::',
        '1:2',
        '1::2::3',
        '12345::',
        '::g',
        '1:2:3:4:5:6:7:8:9',
        '1:2:3:4:5:6:7::8:9',
        '1.2.3.4::',
        '::1%eth0',
        '1.2.3.4',
      ],
    ],
    uri: [
      [
        'http://example.com/a?b=c#d',
        'mailto:a@b.c',
        'urn:isbn:1',
        'ldap://[2001:db8::7]/c=GB?x',
        'http://a:80',
        'tel:+1-816',
      ],
      [
        '//example.com',
        '/a',
        'a',
        'http://a b',
        'http://[::1',
        'http://a:b',
        ':a',
        'http://a#b#c',
        '\\\\a',
        'http://ä',
        'http://a%zz',
      ],
    ],
    'uri-reference': [
      ['', '/a', 'a/b?c', '#d', '//example.com/a', '../a', 'http://a'],
      ['\\\\a', 'a b', '#a\\b', ':a', '//a@b@c', 'a[b]'],
    ],
    iri: [['http://ƒøø.ßår/?∂éœ=πîx#πîüx'], ['/ä', 'http://a b']],
    'iri-reference': [
      ['/ä', 'âππ', '#ƒ'],
      ['\\\\ä', '#ƒ\\'],
    ],
    'uri-template': [
      ['http://a/{b}{?c,d*,e:3}', 'a'],
      ['http://a/{b', '{', 'a}', 'a b', '{}'],
    ],
    uuid: [
      ['2eb8aa08-aa98-11ea-b4aa-73b441d16380', '2EB8AA08-AA98-11EA-B4AA-73B441D16380'],
      [
        '2eb8aa08-aa98-11ea-b4aa-73b441d1638',
        '2eb8aa08aa9811eab4aa73b441d16380',
        'x',
        '{2eb8aa08-aa98-11ea-b4aa-73b441d16380}',
      ],
    ],
    'json-pointer': [
      ['', '/a/0', '/a~1b~0'],
      ['a', '/~', '/~2', '#/a'],
    ],
    'relative-json-pointer': [
      ['0', '1/a', '0#'],
      ['/a', '-1', '01', '1a', ''],
    ],
    regex: [
      ['^a+$', '\\p{L}', '[\\P{Script=Greek}-]', '\\\\p', '\\p{L}{2}'],
      [
        '(',
        '\\a',
        '[',
        '\\p{Nothing}',
        '\\p{L',
        '\\p',
        '\\\\p{L}',
        '[\\p{L}-z]',
        '\\p{L}**',
        '\\p{RGI_Emoji}',
      ],
    ],
    byte: [
      ['', 'YQ==', 'YWI=', 'YWJj', '+/+/'],
      ['Y', 'YQ=', 'YQ', 'Y Q=', '_w=='],
    ],
    base64url: [
      ['', 'YQ', 'YQ==', '-_-_'],
      ['Y', '+w'],
    ],
    char: [
      ['a', '😀'],
      ['', 'ab'],
    ],
    int8: [
      [-128, 127],
      [128, 1.5],
    ],
    int16: [[-32768, 32767], [32768]],
    int32: [
      [-(2 ** 31), 2 ** 31 - 1],
      [2 ** 31, 0.5],
    ],
    int64: [[2 ** 53 - 1], [2 ** 53, 1.5]],
    uint8: [
      [0, 255],
      [-1, 256],
    ],
    uint16: [[65535], [65536]],
    uint32: [[2 ** 32 - 1], [2 ** 32, -1]],
    uint64: [[2 ** 53 - 1], [-1, 2 ** 53]],
    float: [[1.5, -3.4e38], [3.5e38]],
    double: [[1.7e308], [Infinity]],
  };

const isIn = (name: string, value: unknown): boolean => {
  const format = formats[name];
  if (typeof format === 'function') return format(value as string);
  return format?.validate(value as number) === true;
};

it('every format has its table', () => {
  expect(Object.keys(TABLE).toSorted()).toEqual(Object.keys(formats).toSorted());
});

it.each(Object.entries(TABLE))('%s', (name, [yes, no]) => {
  expect(yes.filter((value) => !isIn(name, value))).toEqual([]);
  expect(no.filter((value) => isIn(name, value))).toEqual([]);
});

/** Texts on which careless expressions take forever. */
const HOSTILE = [
  'a',
  '1',
  ':',
  '.',
  'a.',
  '::',
  '%41',
  '{a}',
  '"',
  '/~0',
  'P1',
  '-',
  '@',
  '\\"',
  'a-',
  '\\p{L}',
  '[^\\P{L}]',
];

it.each(Object.entries(formats).filter(([, format]) => typeof format === 'function'))(
  '%s looks at long texts no longer than they are',
  (_name, format) => {
    const isText = format as (text: string) => boolean;
    // Twenty seconds and more where the time grows with the square of the length.
    for (const part of HOSTILE) isText(`${part.repeat(100_000)}!`);
  },
);
