import { roomsTexts } from './rooms.texts';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { Product } from '../../domain/catalogue';
import { withFloor } from '../../domain/rooms/edit-project';
import { hasTypedSizes, isBegun, lastChange, type Project } from '../../domain/rooms/project';
import { projectFloorOf } from '../../domain/rooms/todays-floors';
import { rooms as store } from '../../offline/rooms';
import { Button } from '../../ui/button';
import { keepRowFocus } from '../../ui/keep-row-focus';
import { PageMeta } from '../../ui/page-meta';
import { TextSkeleton } from '../../ui/text-skeleton';
import { TitledPage } from '../../ui/titled-page';
import type { Elements } from '../../ui/elements';
import { ProjectEditor, type ProjectEditorProps } from './project-editor';
import { ProjectBar } from './project-bar';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './rooms-page.module.css';
import { useProjects } from './use-projects';
import { useUndo } from './use-undo';
import { formatSqft } from '../../domain/coverage';
import { keptSelections } from '../../offline/kept-selections';
import { useAccountId } from '../session/session-store';

export interface RoomsPageProps extends Pick<ProjectEditorProps, 'renderCart' | 'renderQuote' | 'loadDetails'> {
  readonly status: Elements;
  /** Undefined until loaded. */
  readonly products: readonly Product[] | undefined;
  /** Milliseconds since 1970. */
  readonly productsAt: number;
  /** The latest when undefined. */
  readonly projectId: unknown;
  /** A slug: the floor of a project without one. */
  readonly floorSlug: unknown;
  readonly onOpen: (projectId: string) => void;
}

/** Without an account. */
export function RoomsPage({
  status,
  products,
  productsAt,
  projectId,
  floorSlug,
  onOpen,
  renderCart,
  renderQuote,
  loadDetails,
}: RoomsPageProps) {
  const { projects, isRead, trouble, unsent } = useProjects();
  const undo = useUndo();
  const project = projects.find(({ id }) => id === projectId) ?? latestOf(projects);
  const isEmpty = isRead && projects.length === 0;
  const start = useEffectEvent(() => {
    // The signed-in account may have changed since this was rendered.
    const { isRead: isReadNow, projects: shown } = store.get();
    if (isReadNow && shown.length === 0) store.create();
  });
  useEffect(() => {
    if (isEmpty) start();
  }, [isEmpty]);
  const floorFrom = floorSlug === undefined ? undefined : products?.find(({ slug }) => slug === floorSlug);
  useFloorFrom(floorFrom, project);

  function openMade(made: Project | null) {
    if (made !== null) onOpen(made.id);
  }

  function remove(removed: Project) {
    void store.remove(removed.id);
    // At once: without any project the bar, and with it the focus, would be gone.
    if (store.get().projects.length === 0) store.create();
    undo.offer({ words: roomsTexts.deleted(removed.name), undo: () => store.putBack(removed) });
  }

  return (
    <TitledPage
      className={css['page']}
      title={roomsTexts.title}
      lead={roomsTexts.lead}
      more={
        <Link to="/quotes/{-$quoteId}" params={{ quoteId: undefined }} className={css['quotes']}>
          {roomsTexts.quotes}
        </Link>
      }
      status={status}
    >
      <PageMeta title={roomsTexts.title} description={roomsTexts.description} />
      <div ref={keepRowFocus} className={classNames(layout['row3'], layout['middle'], layout['screenOnly'], css['undo'])} role="status">
        {undo.last === null ? null : (
          <>
            <span>{undo.last.words}</span>
            <Button variant="text" isCompact onClick={undo.undo}>
              {roomsTexts.undo}
            </Button>
          </>
        )}
      </div>
      {project === undefined ? (
        <div className={css['loading']}>
          <TextSkeleton label={roomsTexts.loading} />
        </div>
      ) : (
        <>
          {floorFrom !== undefined && !hasTypedSizes(project) && <TypedArea product={floorFrom} />}
          <WhereKept project={project} refusal={unsent.get(project.id)} />
          {/* Outside the keyed editor: opening another project keeps the focus. */}
          <ProjectBar
            project={project}
            projects={projects}
            onOpen={onOpen}
            onName={(name) => store.change(project.id, (old, { at }) => ({ ...old, name, changedAt: at }))}
            onNew={() => openMade(store.create())}
            onCopy={() => openMade(store.copy(project.id))}
            onRemove={() => remove(project)}
          />
          <ProjectEditor
            key={project.id}
            project={project}
            trouble={trouble}
            offerUndo={undo.offer}
            products={products}
            productsAt={productsAt}
            renderCart={renderCart}
            renderQuote={renderQuote}
            loadDetails={loadDetails}
          />
        </>
      )}
    </TitledPage>
  );
}

/** An empty project only when there is no other. */
function latestOf(projects: readonly Project[]): Project | undefined {
  const [latest] = projects.toSorted((a, b) => Number(isBegun(b)) - Number(isBegun(a)) || lastChange(b) - lastChange(a));
  return latest;
}

function useFloorFrom(product: Product | undefined, project: Project | undefined): void {
  const floor = product === undefined ? null : projectFloorOf(product);
  const shouldChoose = floor !== null && project !== undefined && project.floorId === null;
  const choose = useEffectEvent(() => {
    if (project !== undefined) store.change(project.id, (old, tools) => withFloor(old, floor, tools));
  });
  useEffect(() => {
    if (shouldChoose) choose();
  }, [shouldChoose]);
}

/** Shown until a size is typed in My rooms. */
function TypedArea({ product: { id, title } }: { readonly product: Product }) {
  const { coverage } = useSyncExternalStore(keptSelections.subscribe, () => keptSelections.of(id));
  if (coverage === 0) return null;
  return (
    <p className={classNames(layout['quiet'], layout['below3'], layout['screenOnly'])}>
      {roomsTexts.typedArea(formatSqft(coverage), title)}
    </p>
  );
}

interface WhereKeptProps {
  readonly project: Project;
  /** The server's reason for a refusal; null while the project waits to be sent, undefined once the account has it. */
  readonly refusal: string | null | undefined;
}

function WhereKept({ project, refusal }: WhereKeptProps) {
  const accountId = useAccountId();
  if (accountId === null || !isBegun(project)) return null;
  if (typeof refusal === 'string')
    return (
      <p className={classNames(layout['screenOnly'], css['refused'])} role="alert">
        {roomsTexts.onlyHere(refusal)}
      </p>
    );
  const words = refusal === null ? roomsTexts.goesToAccount : roomsTexts.inAccount;
  return <p className={classNames(layout['caption'], layout['screenOnly'], css['kept'])}>{words}</p>;
}
