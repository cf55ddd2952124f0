// Generated from spec/resources/custom-attributes.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "listGroupCustomAttributes",
  "resource": "custom-attributes",
  "method": "GET",
  "path": "/groups/{id}/custom_attributes",
  "route": "/api/v4/groups/{id}/custom_attributes",
  "source": "spec/resources/custom-attributes.yaml:128:5",
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
    "id": "demo"
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
  "id": "getGroupCustomAttribute",
  "resource": "custom-attributes",
  "method": "GET",
  "path": "/groups/{id}/custom_attributes/{key}",
  "route": "/api/v4/groups/{id}/custom_attributes/{key}",
  "source": "spec/resources/custom-attributes.yaml:151:5",
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
    "id": "demo",
    "key": "kiln"
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
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    }
  ],
  "related": {}
},
{
  "id": "setGroupCustomAttribute",
  "resource": "custom-attributes",
  "method": "PUT",
  "path": "/groups/{id}/custom_attributes/{key}",
  "route": "/api/v4/groups/{id}/custom_attributes/{key}",
  "source": "spec/resources/custom-attributes.yaml:176:5",
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
    "id": "demo",
    "key": "kiln"
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
  "body": {
    "value": "north"
  },
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
      "place": "path",
      "name": "key",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key",
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
      "name": "value",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "value",
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
      "name": "value",
      "text": "is missing"
    }
  ],
  "related": {}
},
{
  "id": "deleteGroupCustomAttribute",
  "resource": "custom-attributes",
  "method": "DELETE",
  "path": "/groups/{id}/custom_attributes/{key}",
  "route": "/api/v4/groups/{id}/custom_attributes/{key}",
  "source": "spec/resources/custom-attributes.yaml:207:5",
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
    "id": "demo",
    "key": "kiln"
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
      "place": "path",
      "name": "key",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    }
  ],
  "related": {}
},
{
  "id": "listProjectCustomAttributes",
  "resource": "custom-attributes",
  "method": "GET",
  "path": "/projects/{id}/custom_attributes",
  "route": "/api/v4/projects/{id}/custom_attributes",
  "source": "spec/resources/custom-attributes.yaml:228:5",
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
    "id": "demo/kiln"
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
  "id": "getProjectCustomAttribute",
  "resource": "custom-attributes",
  "method": "GET",
  "path": "/projects/{id}/custom_attributes/{key}",
  "route": "/api/v4/projects/{id}/custom_attributes/{key}",
  "source": "spec/resources/custom-attributes.yaml:251:5",
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
    "id": "demo/kiln",
    "key": "kiln"
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
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    }
  ],
  "related": {}
},
{
  "id": "setProjectCustomAttribute",
  "resource": "custom-attributes",
  "method": "PUT",
  "path": "/projects/{id}/custom_attributes/{key}",
  "route": "/api/v4/projects/{id}/custom_attributes/{key}",
  "source": "spec/resources/custom-attributes.yaml:276:5",
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
    "id": "demo/kiln",
    "key": "kiln"
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
  "body": {
    "value": "north"
  },
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
      "place": "path",
      "name": "key",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key",
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
      "name": "value",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "value",
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
      "name": "value",
      "text": "is missing"
    }
  ],
  "related": {}
},
{
  "id": "deleteProjectCustomAttribute",
  "resource": "custom-attributes",
  "method": "DELETE",
  "path": "/projects/{id}/custom_attributes/{key}",
  "route": "/api/v4/projects/{id}/custom_attributes/{key}",
  "source": "spec/resources/custom-attributes.yaml:307:5",
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
    "id": "demo/kiln",
    "key": "kiln"
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
      "place": "path",
      "name": "key",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    }
  ],
  "related": {}
},
{
  "id": "listUserCustomAttributes",
  "resource": "custom-attributes",
  "method": "GET",
  "path": "/users/{id}/custom_attributes",
  "route": "/api/v4/users/{id}/custom_attributes",
  "source": "spec/resources/custom-attributes.yaml:6:5",
  "access": {
    "kind": "administrator",
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
  "id": "getUserCustomAttribute",
  "resource": "custom-attributes",
  "method": "GET",
  "path": "/users/{id}/custom_attributes/{key}",
  "route": "/api/v4/users/{id}/custom_attributes/{key}",
  "source": "spec/resources/custom-attributes.yaml:35:5",
  "access": {
    "kind": "administrator",
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
    "id": 42,
    "key": "kiln"
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
      "name": "key",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    }
  ],
  "related": {}
},
{
  "id": "setUserCustomAttribute",
  "resource": "custom-attributes",
  "method": "PUT",
  "path": "/users/{id}/custom_attributes/{key}",
  "route": "/api/v4/users/{id}/custom_attributes/{key}",
  "source": "spec/resources/custom-attributes.yaml:66:5",
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
    "key": "kiln"
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
  "body": {
    "value": "north"
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
      "place": "path",
      "name": "key",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key",
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
      "name": "value",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "value",
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
      "name": "value",
      "text": "is missing"
    }
  ],
  "related": {}
},
{
  "id": "deleteUserCustomAttribute",
  "resource": "custom-attributes",
  "method": "DELETE",
  "path": "/users/{id}/custom_attributes/{key}",
  "route": "/api/v4/users/{id}/custom_attributes/{key}",
  "source": "spec/resources/custom-attributes.yaml:102:5",
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
    "key": "kiln"
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
      "name": "key",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "key",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    }
  ],
  "related": {}
},
]);
