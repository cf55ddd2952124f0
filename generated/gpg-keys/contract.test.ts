// Generated from spec/resources/gpg-keys.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "listOwnGpgKeys",
  "resource": "gpg-keys",
  "method": "GET",
  "path": "/user/gpg_keys",
  "route": "/api/v4/user/gpg_keys",
  "source": "spec/resources/gpg-keys.yaml:5:5",
  "access": {
    "kind": "user",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "read_user",
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {},
  "paginated": true,
  "keyset": [],
  "orders": [],
  "successes": [
    200
  ],
  "statuses": [
    200,
    400,
    401,
    403
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "query",
      "name": "page",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "createOwnGpgKey",
  "resource": "gpg-keys",
  "method": "POST",
  "path": "/user/gpg_keys",
  "route": "/api/v4/user/gpg_keys",
  "source": "spec/resources/gpg-keys.yaml:36:5",
  "access": {
    "kind": "user",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {},
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    201
  ],
  "statuses": [
    201,
    400,
    401,
    403
  ],
  "body": {
    "key": "-----BEGIN PGP PUBLIC KEY BLOCK-----\n\nmDMEawHCsxYJKwYBBAHaRw8BAQdAwgi+ta1XWv52RX75kvz/p7frnTAU3//xESUb\nojjNWhK0MUV4YW1wbGUgRGV2ZWxvcGVyIG9uZSA8ZGV2ZWxvcGVyLW9uZUBleGFt\ncGxlLmNvbT6IkAQTFggAOBYhBKW/n6Mi5iY9U/ZAR/uf18gNPh21BQJrAcKzAhsD\nBQsJCAcCBhUKCQgLAgQWAgMBAh4BAheAAAoJEPuf18gNPh21y3oA/2E63Rcl339u\nzZKRb57AmEgnHDccovbdiIBVlGOqJIPrAPsEaXpdbxLXXbekup/OPWxbv6FaCJdr\nAHdmK5+aCY3DAQ==\n=30bT\n-----END PGP PUBLIC KEY BLOCK-----"
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "body",
      "name": "key",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "key",
      "value": {
        "repeat": "x",
        "times": 262145
      },
      "within": {
        "repeat": "x",
        "times": 262144
      },
      "text": "is expected to have length less than or equal to 262144"
    },
    {
      "place": "body",
      "name": "key",
      "text": "is missing"
    }
  ],
  "related": {}
},
{
  "id": "getOwnGpgKey",
  "resource": "gpg-keys",
  "method": "GET",
  "path": "/user/gpg_keys/{key_id}",
  "route": "/api/v4/user/gpg_keys/{key_id}",
  "source": "spec/resources/gpg-keys.yaml:88:5",
  "access": {
    "kind": "user",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "read_user",
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "key_id": 5
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    200
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "key_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "deleteOwnGpgKey",
  "resource": "gpg-keys",
  "method": "DELETE",
  "path": "/user/gpg_keys/{key_id}",
  "route": "/api/v4/user/gpg_keys/{key_id}",
  "source": "spec/resources/gpg-keys.yaml:126:5",
  "access": {
    "kind": "user",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "key_id": 5
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    204
  ],
  "statuses": [
    204,
    400,
    401,
    403,
    404,
    412
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "key_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "revokeOwnGpgKey",
  "resource": "gpg-keys",
  "method": "POST",
  "path": "/user/gpg_keys/{key_id}/revoke",
  "route": "/api/v4/user/gpg_keys/{key_id}/revoke",
  "source": "spec/resources/gpg-keys.yaml:148:5",
  "access": {
    "kind": "user",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "key_id": 5
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    202
  ],
  "statuses": [
    202,
    400,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "key_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "listUserGpgKeys",
  "resource": "gpg-keys",
  "method": "GET",
  "path": "/users/{id}/gpg_keys",
  "route": "/api/v4/users/{id}/gpg_keys",
  "source": "spec/resources/gpg-keys.yaml:170:5",
  "access": {
    "kind": "anonymous",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "read_user",
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": 42
  },
  "paginated": true,
  "keyset": [],
  "orders": [],
  "successes": [
    200
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "page",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "createUserGpgKey",
  "resource": "gpg-keys",
  "method": "POST",
  "path": "/users/{id}/gpg_keys",
  "route": "/api/v4/users/{id}/gpg_keys",
  "source": "spec/resources/gpg-keys.yaml:209:5",
  "access": {
    "kind": "administrator",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": 42
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    201
  ],
  "statuses": [
    201,
    400,
    401,
    403,
    404
  ],
  "body": {
    "key": "-----BEGIN PGP PUBLIC KEY BLOCK-----\n\nmDMEawHCsxYJKwYBBAHaRw8BAQdAwgi+ta1XWv52RX75kvz/p7frnTAU3//xESUb\nojjNWhK0MUV4YW1wbGUgRGV2ZWxvcGVyIG9uZSA8ZGV2ZWxvcGVyLW9uZUBleGFt\ncGxlLmNvbT6IkAQTFggAOBYhBKW/n6Mi5iY9U/ZAR/uf18gNPh21BQJrAcKzAhsD\nBQsJCAcCBhUKCQgLAgQWAgMBAh4BAheAAAoJEPuf18gNPh21y3oA/2E63Rcl339u\nzZKRb57AmEgnHDccovbdiIBVlGOqJIPrAPsEaXpdbxLXXbekup/OPWxbv6FaCJdr\nAHdmK5+aCY3DAQ==\n=30bT\n-----END PGP PUBLIC KEY BLOCK-----"
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "key",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "key",
      "value": {
        "repeat": "x",
        "times": 262145
      },
      "within": {
        "repeat": "x",
        "times": 262144
      },
      "text": "is expected to have length less than or equal to 262144"
    },
    {
      "place": "body",
      "name": "key",
      "text": "is missing"
    }
  ],
  "related": {}
},
{
  "id": "getUserGpgKey",
  "resource": "gpg-keys",
  "method": "GET",
  "path": "/users/{id}/gpg_keys/{key_id}",
  "route": "/api/v4/users/{id}/gpg_keys/{key_id}",
  "source": "spec/resources/gpg-keys.yaml:269:5",
  "access": {
    "kind": "anonymous",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "read_user",
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": 42,
    "key_id": 5
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    200
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "deleteUserGpgKey",
  "resource": "gpg-keys",
  "method": "DELETE",
  "path": "/users/{id}/gpg_keys/{key_id}",
  "route": "/api/v4/users/{id}/gpg_keys/{key_id}",
  "source": "spec/resources/gpg-keys.yaml:318:5",
  "access": {
    "kind": "administrator",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": 42,
    "key_id": 5
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    204
  ],
  "statuses": [
    204,
    400,
    401,
    403,
    404,
    412
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "revokeUserGpgKey",
  "resource": "gpg-keys",
  "method": "POST",
  "path": "/users/{id}/gpg_keys/{key_id}/revoke",
  "route": "/api/v4/users/{id}/gpg_keys/{key_id}/revoke",
  "source": "spec/resources/gpg-keys.yaml:351:5",
  "access": {
    "kind": "administrator",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": 42,
    "key_id": 5
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    202
  ],
  "statuses": [
    202,
    400,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
]);
