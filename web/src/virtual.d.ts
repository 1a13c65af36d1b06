declare module 'virtual:rich-shaders' {
  /** Chunks of three's programs by name. */
  export const chunks: Readonly<Record<string, string>>;
}
