import { networkOf } from './client-address';

export interface AddressLimits {
  readonly perAddress: number;
  /** Of an IPv6 /48: whoever has one owns 65,536 addresses as we count them. */
  readonly perNetwork: number;
}

export interface AddressCounts {
  /** Null beyond a limit; otherwise call the result when it is over. `address` as clientAddress gives it. */
  readonly enter: (address: string) => (() => void) | null;
}

/** Counts what is open, by address and by network. */
export function createAddressCounts({ perAddress, perNetwork }: AddressLimits): AddressCounts {
  const ofAddress = new Map<string, number>();
  const ofNetwork = new Map<string, number>();
  const change = (counts: Map<string, number>, key: string, by: number): void => {
    const count = (counts.get(key) ?? 0) + by;
    if (count <= 0) counts.delete(key);
    else counts.set(key, count);
  };
  return {
    enter(address) {
      const network = networkOf(address);
      if ((ofAddress.get(address) ?? 0) >= perAddress) return null;
      if (network !== null && (ofNetwork.get(network) ?? 0) >= perNetwork) return null;
      const count = (by: number): void => {
        change(ofAddress, address, by);
        if (network !== null) change(ofNetwork, network, by);
      };
      count(1);
      let isIn = true;
      return () => {
        if (isIn) count(-1);
        isIn = false;
      };
    },
  };
}
