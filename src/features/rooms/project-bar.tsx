import { useId } from 'react';
import { LONGEST_NAME } from '../../domain/rooms/edit-project';
import { MAX_PROJECTS, type Project } from '../../domain/rooms/project';
import { Button } from '../../ui/button';
import { Select } from '../../ui/select';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './project-bar.module.css';

interface ProjectBarProps {
  readonly project: Project;
  readonly projects: readonly Project[];
  readonly onOpen: (id: string) => void;
  readonly onName: (name: string) => void;
  readonly onNew: () => void;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
}

export function ProjectBar({ project, projects, onOpen, onName, onNew, onCopy, onRemove }: ProjectBarProps) {
  const id = useId();
  const isFull = projects.length >= MAX_PROJECTS;
  return (
    <div className={css['bar']}>
      <div className={css['name']}>
        <label htmlFor={`${id}name`}>Name of the project</label>
        <input
          id={`${id}name`}
          value={project.name}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          onChange={(event) => onName(event.target.value)}
        />
      </div>
      {projects.length > 1 && (
        <div className={classNames(layout['screenOnly'], css['open'])}>
          <label htmlFor={`${id}open`}>Open a project</label>
          <Select id={`${id}open`} value={project.id} onChange={(event) => onOpen(event.target.value)}>
            {projects.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name === '' ? 'Without a name' : each.name}
              </option>
            ))}
          </Select>
        </div>
      )}
      <div className={classNames(layout['row3'], css['tools'])}>
        {!isFull && (
          <>
            <Button variant="text" isCompact onClick={onNew}>
              New project
            </Button>
            <Button variant="text" isCompact onClick={onCopy}>
              Copy project
            </Button>
          </>
        )}
        <Button variant="text" isCompact onClick={onRemove}>
          Delete project
        </Button>
      </div>
      {isFull && (
        <p
          className={classNames(layout['quiet'], css['full'])}
        >{`This device holds ${MAX_PROJECTS} projects. Delete one to make another.`}</p>
      )}
    </div>
  );
}
