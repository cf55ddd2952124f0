import { describe, expect, it } from 'vitest';
import { isLocalAddress, matchesEntry } from '#src/outbound/addresses.ts';

describe('an address', () => {
  it.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254'],
    ...['172.16.0.1', '172.31.255.255', '192.168.1.1', '198.18.0.1', '224.0.0.1', '240.0.0.1'],
    ...['255.255.255.255', '::', '::1', '::127.0.0.1', '::ffff:127.0.0.1', '::ffff:10.0.0.1'],
    ...['::ffff:a9fe:a9fe', '64:ff9b::7f00:1', '64:ff9b:1::1', '2002:7f00:1::', '2001::1'],
    // Every other entry of the registries of special-purpose addresses, at its first and last address.
    ...['192.0.0.0', '192.0.0.255', '192.0.2.1', '192.31.196.1', '192.52.193.1', '192.88.99.1'],
    ...['192.175.48.1', '198.19.255.255', '198.51.100.1', '203.0.113.255', '100.127.255.255'],
    ...['64:ff9b::8.8.8.8', '64:ff9b:1:ffff:ffff:ffff:ffff:ffff', '100::', '100:0:0:1::1'],
    ...['::ffff:0:127.0.0.1', '::ffff:0:8.8.8.8', '::fffe:0:0', '::8.8.8.8', '4000::1'],
    ...['2001:1::1', '2001:2::1', '2001:3::1', '2001:4:112::1', '2001:10::1', '2001:20::1'],
    ...['2001:30::1', '2001:1ff:ffff::', '2001:db8::1', '2002:808:808::1', '2620:4f:8000::1'],
    ...['3fff::1', '3fff:fff:ffff::1', '5f00::1', '5f00:ffff::1', 'febf::1', 'ff0e::1'],
    ...['fc00::1', 'fd12:3456::1', 'fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1'],
  ])('of the local network: %s', (address) => {
    expect(isLocalAddress(address)).toBe(true);
  });

  it.each([
    ...['1.1.1.1', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '126.0.0.1'],
    ...['172.15.255.255', '172.32.0.0', '192.167.255.255', '192.169.0.0', '223.255.255.255'],
    ...['192.0.1.0', '192.31.197.0', '192.88.98.255', '198.20.0.0', '203.0.114.0'],
    ...['2606:4700::1111', '2a00::1', '2001:4860:4860::8888', '::ffff:1.1.1.1'],
    ...['2001:200::1', '2001:db9::1', '2003::1', '2620:4f:7fff::1', '3fff:1000::1'],
  ])('of anybody: %s', (address) => {
    expect(isLocalAddress(address)).toBe(false);
  });
});

describe('an exception', () => {
  const endpoint = { hostname: 'Git.example.com', port: 8080 };
  it.each([
    ['git.example.com', true],
    ['GIT.example.com:8080', true],
    ['git.example.com:80', false],
    ['example.com', false],
    ['git.example.com.evil', false],
    ['10.0.0.7', true],
    ['10.0.0.7:8080', true],
    ['10.0.0.7:80', false],
    ['10.0.0.8', false],
    ['10.0.0.0/8', true],
    ['10.0.0.0/31', false],
    ['10.0.0.0/33', false],
    ['fd00::/8', false],
    ['', false],
  ])('%s', (entry, means) => {
    expect(matchesEntry(entry, endpoint, '10.0.0.7')).toBe(means);
  });

  it.each([
    ['fd00::1', true],
    ['[fd00::1]:8080', true],
    ['[fd00::1]:80', false],
    ['fd00::/8', true],
  ])('%s, of an IPv6 address', (entry, means) => {
    expect(matchesEntry(entry, { hostname: 'fd00::1', port: 8080 }, 'fd00::1')).toBe(means);
  });
});
