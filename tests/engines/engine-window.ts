/** One window of a browser on the store, driven as a person would. Elements are named by XPath. */
export interface EngineWindow {
  /** Name and version, for the report. */
  readonly engine: string;
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** The value of an expression in the page, awaited if it is a promise; as JSON carries it. */
  ask(expression: string): Promise<unknown>;
  /** How many elements there are. */
  count(xpath: string): Promise<number>;
  click(xpath: string): Promise<void>;
  /** Puts a text into a field, in place of what stands there. */
  type(xpath: string, text: string): Promise<void>;
  /** Puts another tab in front; what it gives closes that one again. */
  cover(): Promise<() => Promise<void>>;
  /** Ends the browser with all its processes. */
  end(): Promise<void>;
}

/** Opens a fresh browser of one engine; throws with what to do when it cannot be had. */
export type OpenEngine = () => Promise<EngineWindow>;
