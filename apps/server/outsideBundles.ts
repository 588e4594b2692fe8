/** Packages from npm that stay outside the bundles of the server: those with code of the machine, and those that are large and
 *  only loaded where an installation uses them. */
export const outside = [
  '@aws-sdk/client-s3',
  '@myriaddreamin/typst-ts-node-compiler',
  '@napi-rs/canvas',
  '@node-rs/argon2',
  'pdfjs-dist',
  'pino',
  'stripe',
];
