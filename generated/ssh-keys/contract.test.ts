// Generated from spec/resources/ssh-keys.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "findSshKeyByFingerprint",
  "resource": "ssh-keys",
  "method": "GET",
  "path": "/keys",
  "route": "/api/v4/keys",
  "source": "spec/resources/ssh-keys.yaml:340:5",
  "access": {
    "kind": "administrator",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
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
  "query": {
    "fingerprint": "70:70:60:bb:95:97:35:14:57:e5:25:53:bc:d1:69:b8"
  },
  "violations": [
    {
      "place": "query",
      "name": "fingerprint",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "fingerprint",
      "value": "",
      "within": "x",
      "text": "is empty"
    },
    {
      "place": "query",
      "name": "fingerprint",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "query",
      "name": "fingerprint",
      "text": "is missing"
    }
  ],
  "related": {}
},
{
  "id": "getSshKeyWithUser",
  "resource": "ssh-keys",
  "method": "GET",
  "path": "/keys/{id}",
  "route": "/api/v4/keys/{id}",
  "source": "spec/resources/ssh-keys.yaml:271:5",
  "access": {
    "kind": "administrator",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": 3
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
    }
  ],
  "related": {}
},
{
  "id": "listOwnSshKeys",
  "resource": "ssh-keys",
  "method": "GET",
  "path": "/user/keys",
  "route": "/api/v4/user/keys",
  "source": "spec/resources/ssh-keys.yaml:5:5",
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
  "id": "createOwnSshKey",
  "resource": "ssh-keys",
  "method": "POST",
  "path": "/user/keys",
  "route": "/api/v4/user/keys",
  "source": "spec/resources/ssh-keys.yaml:29:5",
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
    "title": "Laptop",
    "key": "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAdX0Zb2E84gxZ4D7BoBmBO2diJrkx+1nuFdtzLMIoi5 developer@laptop.example"
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "body",
      "name": "title",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "title",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "title",
      "text": "is missing"
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
        "times": 65537
      },
      "within": {
        "repeat": "x",
        "times": 65536
      },
      "text": "is expected to have length less than or equal to 65536"
    },
    {
      "place": "body",
      "name": "key",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "expires_at",
      "value": "2022-13-01T00:00:00Z",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "expires_at",
      "value": "infinity",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "expires_at",
      "value": "2022-01-01T00:00:00+99:99",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "usage_type",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "usage_type",
      "value": "no-such-value",
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "getOwnSshKey",
  "resource": "ssh-keys",
  "method": "GET",
  "path": "/user/keys/{key_id}",
  "route": "/api/v4/user/keys/{key_id}",
  "source": "spec/resources/ssh-keys.yaml:66:5",
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
    "key_id": 3
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
  "id": "deleteOwnSshKey",
  "resource": "ssh-keys",
  "method": "DELETE",
  "path": "/user/keys/{key_id}",
  "route": "/api/v4/user/keys/{key_id}",
  "source": "spec/resources/ssh-keys.yaml:97:5",
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
    "key_id": 3
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
  "id": "listUserSshKeys",
  "resource": "ssh-keys",
  "method": "GET",
  "path": "/users/{id}/keys",
  "route": "/api/v4/users/{id}/keys",
  "source": "spec/resources/ssh-keys.yaml:119:5",
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
    "id": "developer"
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
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
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
  "id": "createUserSshKey",
  "resource": "ssh-keys",
  "method": "POST",
  "path": "/users/{id}/keys",
  "route": "/api/v4/users/{id}/keys",
  "source": "spec/resources/ssh-keys.yaml:151:5",
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
    "title": "Laptop",
    "key": "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAdX0Zb2E84gxZ4D7BoBmBO2diJrkx+1nuFdtzLMIoi5 developer@laptop.example"
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
      "name": "title",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "title",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "title",
      "text": "is missing"
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
        "times": 65537
      },
      "within": {
        "repeat": "x",
        "times": 65536
      },
      "text": "is expected to have length less than or equal to 65536"
    },
    {
      "place": "body",
      "name": "key",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "expires_at",
      "value": "2022-13-01T00:00:00Z",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "expires_at",
      "value": "infinity",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "expires_at",
      "value": "2022-01-01T00:00:00+99:99",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "usage_type",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "usage_type",
      "value": "no-such-value",
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "getUserSshKey",
  "resource": "ssh-keys",
  "method": "GET",
  "path": "/users/{id}/keys/{key_id}",
  "route": "/api/v4/users/{id}/keys/{key_id}",
  "source": "spec/resources/ssh-keys.yaml:196:5",
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
    "key_id": 3
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
  "id": "deleteUserSshKey",
  "resource": "ssh-keys",
  "method": "DELETE",
  "path": "/users/{id}/keys/{key_id}",
  "route": "/api/v4/users/{id}/keys/{key_id}",
  "source": "spec/resources/ssh-keys.yaml:238:5",
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
    "key_id": 3
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
]);
