import { describe, expect, it } from 'vitest';
import { formatArchiveName } from '#src/domains/transfer/import-export/export/name.ts';

describe('the name of an archive', () => {
  it('says when it was made, and of which project, and is not long', () => {
    const now = new Date('2026-05-05T09:30:07.123Z');
    expect(formatArchiveName({ full_path: 'demo/kiln' }, now)).toBe(
      '2026-05-05_09-30-123_demo_kiln_export.tar.gz',
    );
    const long = formatArchiveName({ full_path: `demo/${'k'.repeat(200)}` }, now);
    expect(long).toBe(`2026-05-05_09-30-123_demo_${'k'.repeat(25)}_export.tar.gz`);
  });
});
