import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { messageFor } from '../../api/errors';
import { formatAddress, type Address } from '../../domain/address';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { Dialog } from '../../ui/dialog';
import { BinIcon, PlusIcon } from '../../ui/icons';
import { Spinner } from '../../ui/spinner';
import { useAccountId } from '../session/session-store';
import { useSendOnce } from '../session/use-send-once';
import { AddAddressDialog } from './add-address-dialog';
import css from './address-dialogs.module.css';
import { addressMutations } from './mutations';
import { addressQueries } from './queries';

export interface AddressListDialogProps {
  readonly isOpen: boolean;
  readonly selectedId: number | null;
  readonly onSelect: (addressId: number | null) => void;
  readonly onClose: () => void;
}

/** Change Address: the saved addresses, with Add Address opening on top. */
export function AddressListDialog({ isOpen, selectedId, onSelect, onClose }: AddressListDialogProps) {
  const accountId = useAccountId();
  const { data: addresses = [], isPending, error, refetch } = useQuery(addressQueries.list(accountId));
  const deletion = useMutation(addressMutations.delete(useQueryClient(), accountId, useSendOnce()));
  const [chosenId, setChosenId] = useState(selectedId);
  const [isAdding, setIsAdding] = useState(false);
  const group = useId();

  function remove(address: Address) {
    deletion.mutate(address.id, {
      onSuccess: () => {
        setChosenId(null);
        onSelect(null);
      },
    });
  }

  return (
    <>
      <Dialog isOpen={isOpen} title="Change Address" onClose={onClose}>
        {isPending && (
          <p className={css['state']} role="status">
            <Spinner /> Loading your addresses...
          </p>
        )}
        {error !== null && addresses.length === 0 && (
          <div role="alert">
            <p className={css['alert']}>{messageFor(error, 'Your addresses could not be loaded. Please try again.')}</p>
            <Button variant="text" onClick={() => void refetch()}>
              Try again
            </Button>
          </div>
        )}
        {!isPending && error === null && addresses.length === 0 && <p className={css['state']}>No address saved yet.</p>}
        <ul role="list" className={css['list']}>
          {addresses.map((address) => (
            <li key={address.id} className={css['item']}>
              <label className={css['choice']}>
                <input type="radio" name={group} checked={address.id === chosenId} onChange={() => setChosenId(address.id)} />
                <span className={css['name']}>
                  <span>{address.name}</span>
                  {address.isDefault && <span className={css['tag']}>Default</span>}
                </span>
                <span className={css['where']}>{formatAddress(address)}</span>
              </label>
              <button
                type="button"
                className={css['delete']}
                aria-label={`Delete the address of ${address.name}, ${address.line1}`}
                disabled={deletion.isPending}
                onClick={() => remove(address)}
              >
                <BinIcon />
              </button>
            </li>
          ))}
        </ul>
        <div className={classNames('dialog-foot', css['actions'])}>
          <Button variant="outline" onClick={() => setIsAdding(true)}>
            <PlusIcon /> Add New
          </Button>
          <Button
            variant="primary"
            disabled={chosenId === null}
            onClick={() => {
              onSelect(chosenId);
              onClose();
            }}
          >
            Submit
          </Button>
        </div>
      </Dialog>
      <AddAddressDialog
        isOpen={isAdding}
        onClose={() => setIsAdding(false)}
        onAdded={(address) => {
          setIsAdding(false);
          if (address !== undefined) setChosenId(address.id);
        }}
      />
    </>
  );
}
