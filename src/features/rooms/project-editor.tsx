import { roomsTexts } from './rooms.texts';
import { useCallback, useMemo, useState } from 'react';
import type { CartProduct } from '../../domain/cart';
import type { Product } from '../../domain/catalogue';
import { formatDay } from '../../domain/day-number';
import { formatUsd } from '../../domain/money';
import {
  withCopiedRoom,
  withFloor,
  withKnownFloor,
  withNewRoom,
  withoutRoom,
  withRoom,
  withRoomBack,
  withVersion,
  withTerms,
} from '../../domain/rooms/edit-project';
import type { QuoteSource } from '../../domain/quote/draft-quote';
import { materialsFor } from '../../domain/rooms/materials';
import { MAX_ROOMS, type Project, type ProjectTerms } from '../../domain/rooms/project';
import { measureProject } from '../../domain/rooms/project-floors';
import { projectText } from '../../domain/rooms/project-text';
import type { Room } from '../../domain/rooms/room';
import type { ZipEstimate } from '../../domain/zip-estimate';
import { createRoomMeasurer } from '../../domain/rooms/measure-room';
import { projectFloorOf, todaysFloors } from '../../domain/rooms/todays-floors';
import { DEFAULT_SHOP_NAME } from '../../domain/shop-identity';
import { rooms as store } from '../../offline/rooms';
import type { StorageTrouble } from '../../offline/storage/storage-error';
import { Button } from '../../ui/button';
import type { Elements } from '../../ui/elements';
import { keepRowFocus } from '../../ui/keep-row-focus';
import { MaterialsList, PricePanel } from './price-panel';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './project-editor.module.css';
import { RoomCards } from './room-card';
import { useFloorFacts } from './use-floor-facts';
import { useEverythingPrice } from './use-everything-price';
import type { Undoing } from './use-undo';
import { shareOrCopy } from '../../ui/share-or-copy';

export interface ProjectPurchase {
  readonly projectId: string;
  readonly floors: readonly { readonly product: CartProduct; readonly boxes: number }[];
  readonly terms: ProjectTerms;
  readonly zipEstimate: ZipEstimate | null;
}

export interface ProjectEditorProps {
  readonly project: Project;
  readonly trouble: StorageTrouble | null;
  readonly offerUndo: Undoing['offer'];
  readonly products: readonly Product[] | undefined;
  readonly productsAt: number;
  /** For the data on pad and install method. */
  readonly loadDetails: (slug: string) => Promise<Product>;
  readonly renderCart: (purchase: ProjectPurchase) => Elements;
  readonly renderQuote: (source: QuoteSource) => Elements;
}

export function ProjectEditor({
  project,
  trouble,
  offerUndo,
  products,
  productsAt,
  renderCart,
  renderQuote,
  loadDetails,
}: ProjectEditorProps) {
  const [measureRoom] = useState(createRoomMeasurer);
  const [newRoomId, setNewRoomId] = useState<string | null>(null);
  const { id } = project;
  const today = useMemo(() => todaysFloors(project, products), [project, products]);
  const measure = useMemo(() => measureProject(project, today.byId, measureRoom), [project, today, measureRoom]);
  useFloorFacts(id, measure.shares, loadDetails);
  const materials = useMemo(() => materialsFor(measure.rooms, measure.shares), [measure]);
  const everything = useEverythingPrice(measure.shares, measure.measured, project.terms, products === undefined ? null : productsAt);
  const options = useMemo(
    () =>
      (products ?? []).flatMap((product) => {
        const floor = projectFloorOf(product);
        const price = product.priceCentsPerSqft === null ? '' : roomsTexts.aSqft(formatUsd(product.priceCentsPerSqft));
        return floor === null ? [] : [{ id: floor.id, title: floor.title, price, picture: product.picture }];
      }),
    [products],
  );
  const floorOf = useCallback(
    (floorId: number | null) => {
      const product = products?.find((each) => each.id === floorId);
      return product === undefined ? null : projectFloorOf(product);
    },
    [products],
  );
  const changeRoom = useCallback(
    (roomId: string, change: (room: Room) => Room) => store.change(id, (old, tools) => withRoom(old, roomId, change, tools)),
    [id],
  );
  const chooseRoomFloor = useCallback(
    (roomId: string, floorId: number | null) =>
      store.change(id, (old, tools) =>
        withRoom(withKnownFloor(old, floorOf(floorId), tools), roomId, (room) => ({ ...room, floorId }), tools),
      ),
    [id, floorOf],
  );
  const chooseVersion = useCallback(
    (roomId: string, chosen: 'shown' | 'other') => store.change(id, (old, tools) => withVersion(old, roomId, chosen, tools)),
    [id],
  );
  const copyRoom = useCallback((roomId: string) => store.change(id, (old, tools) => withCopiedRoom(old, roomId, tools)), [id]);
  const removeRoom = useCallback(
    (roomId: string) => {
      const room = store
        .get()
        .projects.find((each) => each.id === id)
        ?.rooms.find((each) => each.id === roomId);
      if (room === undefined) return;
      store.change(id, (old) => withoutRoom(old, roomId));
      offerUndo({
        words: roomsTexts.deleted(room.name),
        undo: () => store.change(id, (old, tools) => withRoomBack(old, room, tools)),
      });
    },
    [id, offerUndo],
  );

  function addRoom() {
    store.change(id, (old, tools) => {
      const next = withNewRoom(old, tools);
      setNewRoomId(next.rooms.at(-1)?.id ?? null);
      return next;
    });
  }

  const text = (): string =>
    projectText(project, measure, {
      price: everything.price,
      materials,
      day: formatDay(everything.pricedAt ?? Date.now()),
      shopName: everything.settings?.shopName ?? DEFAULT_SHOP_NAME,
      shopAddress: everything.settings?.warehouseAddress ?? '',
    });

  return (
    <>
      {trouble !== null && (
        <p className={classNames(layout['wrong'], layout['below3'], layout['screenOnly'])} role="alert">
          {notKeptWords(trouble)}
        </p>
      )}
      <div className={classNames(layout['stack4'], css['columns'])}>
        <div ref={keepRowFocus} className={classNames(layout['stack3'], css['rooms'])}>
          <RoomCards
            rooms={measure.rooms}
            newRoomId={newRoomId}
            options={options}
            onChange={changeRoom}
            onFloor={chooseRoomFloor}
            onChoose={chooseVersion}
            onCopy={copyRoom}
            onRemove={removeRoom}
          />
          {project.rooms.length < MAX_ROOMS ? (
            <Button variant="outline" isWide onClick={addRoom}>
              {roomsTexts.addRoom}
            </Button>
          ) : (
            <p>{roomsTexts.fullProject(MAX_ROOMS)}</p>
          )}
        </div>
        <div className={css['price']}>
          <PricePanel
            project={project}
            measure={measure}
            today={today}
            everything={everything}
            options={options}
            onFloor={(floorId) => store.change(id, (old, tools) => withFloor(old, floorOf(floorId), tools))}
            onTerms={(terms) => store.change(id, (old, tools) => withTerms(old, terms, tools))}
            actions={
              <>
                {everything.price === null
                  ? null
                  : renderCart({
                      projectId: id,
                      floors: measure.shares.map(({ floor, boxes }) => ({ product: floor, boxes })),
                      terms: project.terms,
                      zipEstimate: everything.delivery.estimate,
                    })}
                <div className={classNames(layout['row4'], css['papers'])}>
                  {everything.price === null
                    ? null
                    : renderQuote({
                        floors: measure.shares.map(({ floor, boxes }) => ({ product: floor, boxes })),
                        terms: project.terms,
                        rates: everything.settings,
                        delivery: everything.delivery.quote,
                        rooms: project.rooms,
                      })}
                  <Button variant="text" isCompact onClick={() => window.print()}>
                    {roomsTexts.print}
                  </Button>
                  <Button variant="text" isCompact onClick={() => void shareProject(project.name, text())}>
                    {roomsTexts.share}
                  </Button>
                </div>
              </>
            }
          />
        </div>
        <div className={css['materials']}>
          <MaterialsList materials={materials} />
        </div>
      </div>
    </>
  );
}

function shareProject(title: string, text: string): Promise<void> {
  return shareOrCopy({
    title,
    content: { text },
    copiedWords: roomsTexts.copied,
    refusedWords: roomsTexts.notCopied,
  });
}

function notKeptWords(trouble: StorageTrouble): string {
  switch (trouble) {
    case 'full':
      return roomsTexts.noSpace;
    case 'unavailable':
      return roomsTexts.noStorage;
    case 'wiped':
    case 'failed':
      return roomsTexts.notKept;
  }
}
