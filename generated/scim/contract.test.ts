// Generated from spec/resources/scim.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "listScimUsers",
  "resource": "scim",
  "method": "GET",
  "path": "/api/scim/v2/groups/{group_path}/Users",
  "route": "/api/scim/v2/groups/{group_path}/Users",
  "source": "spec/resources/scim.yaml:10:5",
  "access": {
    "kind": "anonymous",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": "premium",
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "group_path": "demo"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    200,
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
      "name": "group_path",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "group_path",
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
      "place": "query",
      "name": "filter",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "filter",
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
      "place": "query",
      "name": "startIndex",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "startIndex",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "startIndex",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "startIndex",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "startIndex",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "startIndex",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "startIndex",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "startIndex",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "count",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "count",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "count",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "count",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "count",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "count",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "count",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "count",
      "value": "9223372036854775808",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "createScimUser",
  "resource": "scim",
  "method": "POST",
  "path": "/api/scim/v2/groups/{group_path}/Users",
  "route": "/api/scim/v2/groups/{group_path}/Users",
  "source": "spec/resources/scim.yaml:62:5",
  "access": {
    "kind": "anonymous",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": "premium",
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "group_path": "demo"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    201,
    400,
    401,
    403,
    404,
    409,
    412
  ],
  "body": {
    "schemas": [
      "urn:ietf:params:scim:schemas:core:2.0:User"
    ],
    "externalId": "0b1d551735404ae7a4e20ad3c1a0f3c6",
    "active": true,
    "userName": "developer",
    "emails": [
      {
        "type": "work",
        "value": "developer@example.com",
        "primary": true
      }
    ],
    "name": {
      "formatted": "Example Developer",
      "givenName": "Example",
      "familyName": "Developer"
    }
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "group_path",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "group_path",
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
      "name": "schemas",
      "value": [
        "a\u0000b"
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "schemas",
      "value": {
        "repeat": "x",
        "times": 11,
        "list": true
      },
      "within": {
        "repeat": "x",
        "times": 10,
        "list": true
      },
      "text": "is expected to have length less than or equal to 10"
    },
    {
      "place": "body",
      "name": "schemas",
      "value": [
        {
          "repeat": "x",
          "times": 256
        }
      ],
      "within": [
        {
          "repeat": "x",
          "times": 255
        }
      ],
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "body",
      "name": "externalId",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "externalId",
      "value": {
        "repeat": "x",
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    },
    {
      "place": "body",
      "name": "userName",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "userName",
      "value": {
        "repeat": "x",
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    },
    {
      "place": "body",
      "name": "active",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "active",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "emails",
      "told": "emails[0][type]",
      "value": [
        {
          "value": "developer@example.com",
          "primary": true,
          "type": "a\u0000b"
        }
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "emails",
      "told": "emails[0][type]",
      "value": [
        {
          "value": "developer@example.com",
          "primary": true,
          "type": {
            "repeat": "x",
            "times": 256
          }
        }
      ],
      "text": "is expected to have length less than or equal to 255",
      "within": [
        {
          "value": "developer@example.com",
          "primary": true,
          "type": {
            "repeat": "x",
            "times": 255
          }
        }
      ]
    },
    {
      "place": "body",
      "name": "emails",
      "told": "emails[0][value]",
      "value": [
        {
          "type": "work",
          "primary": true,
          "value": "a\u0000b"
        }
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "emails",
      "told": "emails[0][value]",
      "value": [
        {
          "type": "work",
          "primary": true,
          "value": {
            "repeat": "x",
            "times": 1025
          }
        }
      ],
      "text": "is expected to have length less than or equal to 1024",
      "within": [
        {
          "type": "work",
          "primary": true,
          "value": {
            "repeat": "x",
            "times": 1024
          }
        }
      ]
    },
    {
      "place": "body",
      "name": "emails",
      "told": "emails[0][primary]",
      "value": [
        {
          "type": "work",
          "value": "developer@example.com",
          "primary": "perhaps"
        }
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "name",
      "value": "text",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "name",
      "told": "name[formatted]",
      "value": {
        "givenName": "Example",
        "familyName": "Developer",
        "formatted": "a\u0000b"
      },
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "name",
      "told": "name[formatted]",
      "value": {
        "givenName": "Example",
        "familyName": "Developer",
        "formatted": {
          "repeat": "x",
          "times": 1025
        }
      },
      "text": "is expected to have length less than or equal to 1024",
      "within": {
        "givenName": "Example",
        "familyName": "Developer",
        "formatted": {
          "repeat": "x",
          "times": 1024
        }
      }
    },
    {
      "place": "body",
      "name": "name",
      "told": "name[givenName]",
      "value": {
        "formatted": "Example Developer",
        "familyName": "Developer",
        "givenName": "a\u0000b"
      },
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "name",
      "told": "name[givenName]",
      "value": {
        "formatted": "Example Developer",
        "familyName": "Developer",
        "givenName": {
          "repeat": "x",
          "times": 1025
        }
      },
      "text": "is expected to have length less than or equal to 1024",
      "within": {
        "formatted": "Example Developer",
        "familyName": "Developer",
        "givenName": {
          "repeat": "x",
          "times": 1024
        }
      }
    },
    {
      "place": "body",
      "name": "name",
      "told": "name[familyName]",
      "value": {
        "formatted": "Example Developer",
        "givenName": "Example",
        "familyName": "a\u0000b"
      },
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "name",
      "told": "name[familyName]",
      "value": {
        "formatted": "Example Developer",
        "givenName": "Example",
        "familyName": {
          "repeat": "x",
          "times": 1025
        }
      },
      "text": "is expected to have length less than or equal to 1024",
      "within": {
        "formatted": "Example Developer",
        "givenName": "Example",
        "familyName": {
          "repeat": "x",
          "times": 1024
        }
      }
    }
  ],
  "related": {}
},
{
  "id": "getScimUser",
  "resource": "scim",
  "method": "GET",
  "path": "/api/scim/v2/groups/{group_path}/Users/{id}",
  "route": "/api/scim/v2/groups/{group_path}/Users/{id}",
  "source": "spec/resources/scim.yaml:100:5",
  "access": {
    "kind": "anonymous",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": "premium",
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "group_path": "demo",
    "id": "0b1d551735404ae7a4e20ad3c1a0f3c6"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
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
      "name": "group_path",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "group_path",
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
      "place": "path",
      "name": "id",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    }
  ],
  "related": {}
},
{
  "id": "replaceScimUser",
  "resource": "scim",
  "method": "PUT",
  "path": "/api/scim/v2/groups/{group_path}/Users/{id}",
  "route": "/api/scim/v2/groups/{group_path}/Users/{id}",
  "source": "spec/resources/scim.yaml:118:5",
  "access": {
    "kind": "anonymous",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": "premium",
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "group_path": "demo",
    "id": "0b1d551735404ae7a4e20ad3c1a0f3c6"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404,
    409,
    412
  ],
  "body": {
    "schemas": [
      "urn:ietf:params:scim:schemas:core:2.0:User"
    ],
    "externalId": "0b1d551735404ae7a4e20ad3c1a0f3c6",
    "active": false,
    "userName": "developer",
    "emails": [
      {
        "type": "work",
        "value": "developer@example.com",
        "primary": true
      }
    ],
    "name": {
      "formatted": "Example Developer"
    }
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "group_path",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "group_path",
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
      "place": "path",
      "name": "id",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    },
    {
      "place": "body",
      "name": "schemas",
      "value": [
        "a\u0000b"
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "schemas",
      "value": {
        "repeat": "x",
        "times": 11,
        "list": true
      },
      "within": {
        "repeat": "x",
        "times": 10,
        "list": true
      },
      "text": "is expected to have length less than or equal to 10"
    },
    {
      "place": "body",
      "name": "schemas",
      "value": [
        {
          "repeat": "x",
          "times": 256
        }
      ],
      "within": [
        {
          "repeat": "x",
          "times": 255
        }
      ],
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "body",
      "name": "externalId",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "externalId",
      "value": {
        "repeat": "x",
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    },
    {
      "place": "body",
      "name": "userName",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "userName",
      "value": {
        "repeat": "x",
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    },
    {
      "place": "body",
      "name": "active",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "active",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "emails",
      "told": "emails[0][type]",
      "value": [
        {
          "value": "developer@example.com",
          "primary": true,
          "type": "a\u0000b"
        }
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "emails",
      "told": "emails[0][type]",
      "value": [
        {
          "value": "developer@example.com",
          "primary": true,
          "type": {
            "repeat": "x",
            "times": 256
          }
        }
      ],
      "text": "is expected to have length less than or equal to 255",
      "within": [
        {
          "value": "developer@example.com",
          "primary": true,
          "type": {
            "repeat": "x",
            "times": 255
          }
        }
      ]
    },
    {
      "place": "body",
      "name": "emails",
      "told": "emails[0][value]",
      "value": [
        {
          "type": "work",
          "primary": true,
          "value": "a\u0000b"
        }
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "emails",
      "told": "emails[0][value]",
      "value": [
        {
          "type": "work",
          "primary": true,
          "value": {
            "repeat": "x",
            "times": 1025
          }
        }
      ],
      "text": "is expected to have length less than or equal to 1024",
      "within": [
        {
          "type": "work",
          "primary": true,
          "value": {
            "repeat": "x",
            "times": 1024
          }
        }
      ]
    },
    {
      "place": "body",
      "name": "emails",
      "told": "emails[0][primary]",
      "value": [
        {
          "type": "work",
          "value": "developer@example.com",
          "primary": "perhaps"
        }
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "name",
      "value": "text",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "name",
      "told": "name[formatted]",
      "value": {
        "formatted": "a\u0000b"
      },
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "name",
      "told": "name[formatted]",
      "value": {
        "formatted": {
          "repeat": "x",
          "times": 1025
        }
      },
      "text": "is expected to have length less than or equal to 1024",
      "within": {
        "formatted": {
          "repeat": "x",
          "times": 1024
        }
      }
    },
    {
      "place": "body",
      "name": "name",
      "told": "name[givenName]",
      "value": {
        "formatted": "Example Developer",
        "givenName": "a\u0000b"
      },
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "name",
      "told": "name[givenName]",
      "value": {
        "formatted": "Example Developer",
        "givenName": {
          "repeat": "x",
          "times": 1025
        }
      },
      "text": "is expected to have length less than or equal to 1024",
      "within": {
        "formatted": "Example Developer",
        "givenName": {
          "repeat": "x",
          "times": 1024
        }
      }
    },
    {
      "place": "body",
      "name": "name",
      "told": "name[familyName]",
      "value": {
        "formatted": "Example Developer",
        "familyName": "a\u0000b"
      },
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "name",
      "told": "name[familyName]",
      "value": {
        "formatted": "Example Developer",
        "familyName": {
          "repeat": "x",
          "times": 1025
        }
      },
      "text": "is expected to have length less than or equal to 1024",
      "within": {
        "formatted": "Example Developer",
        "familyName": {
          "repeat": "x",
          "times": 1024
        }
      }
    }
  ],
  "related": {}
},
{
  "id": "updateScimUser",
  "resource": "scim",
  "method": "PATCH",
  "path": "/api/scim/v2/groups/{group_path}/Users/{id}",
  "route": "/api/scim/v2/groups/{group_path}/Users/{id}",
  "source": "spec/resources/scim.yaml:153:5",
  "access": {
    "kind": "anonymous",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": "premium",
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "group_path": "demo",
    "id": "0b1d551735404ae7a4e20ad3c1a0f3c6"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    204,
    400,
    401,
    403,
    404,
    412
  ],
  "body": {
    "schemas": [
      "urn:ietf:params:scim:api:messages:2.0:PatchOp"
    ],
    "Operations": [
      {
        "op": "Replace",
        "path": "active",
        "value": "False"
      }
    ]
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "group_path",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "group_path",
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
      "place": "path",
      "name": "id",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    },
    {
      "place": "body",
      "name": "schemas",
      "value": [
        "a\u0000b"
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "schemas",
      "value": {
        "repeat": "x",
        "times": 11,
        "list": true
      },
      "within": {
        "repeat": "x",
        "times": 10,
        "list": true
      },
      "text": "is expected to have length less than or equal to 10"
    },
    {
      "place": "body",
      "name": "schemas",
      "value": [
        {
          "repeat": "x",
          "times": 256
        }
      ],
      "within": [
        {
          "repeat": "x",
          "times": 255
        }
      ],
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "body",
      "name": "Operations",
      "told": "Operations[0][op]",
      "value": [
        {
          "path": "active",
          "value": "False",
          "op": "a\u0000b"
        }
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "Operations",
      "told": "Operations[0][op]",
      "value": [
        {
          "path": "active",
          "value": "False",
          "op": {
            "repeat": "x",
            "times": 33
          }
        }
      ],
      "text": "is expected to have length less than or equal to 32",
      "within": [
        {
          "path": "active",
          "value": "False",
          "op": {
            "repeat": "x",
            "times": 32
          }
        }
      ]
    },
    {
      "place": "body",
      "name": "Operations",
      "told": "Operations[0][path]",
      "value": [
        {
          "op": "Replace",
          "value": "False",
          "path": "a\u0000b"
        }
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "Operations",
      "told": "Operations[0][path]",
      "value": [
        {
          "op": "Replace",
          "value": "False",
          "path": {
            "repeat": "x",
            "times": 1025
          }
        }
      ],
      "text": "is expected to have length less than or equal to 1024",
      "within": [
        {
          "op": "Replace",
          "value": "False",
          "path": {
            "repeat": "x",
            "times": 1024
          }
        }
      ]
    }
  ],
  "related": {}
},
{
  "id": "deleteScimUser",
  "resource": "scim",
  "method": "DELETE",
  "path": "/api/scim/v2/groups/{group_path}/Users/{id}",
  "route": "/api/scim/v2/groups/{group_path}/Users/{id}",
  "source": "spec/resources/scim.yaml:184:5",
  "access": {
    "kind": "anonymous",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": "premium",
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "group_path": "demo",
    "id": "0b1d551735404ae7a4e20ad3c1a0f3c6"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
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
      "name": "group_path",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "group_path",
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
      "place": "path",
      "name": "id",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    }
  ],
  "related": {}
},
]);
