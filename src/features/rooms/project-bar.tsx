import { roomsTexts } from './rooms.texts';
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
        <label htmlFor={`${id}name`}>{roomsTexts.projectName}</label>
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
          <label htmlFor={`${id}open`}>{roomsTexts.openProject}</label>
          <Select id={`${id}open`} value={project.id} onChange={(event) => onOpen(event.target.value)}>
            {projects.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name === '' ? roomsTexts.unnamed : each.name}
              </option>
            ))}
          </Select>
        </div>
      )}
      <div className={classNames(layout['row3'], css['tools'])}>
        {!isFull && (
          <>
            <Button variant="text" isCompact onClick={onNew}>
              {roomsTexts.newProject}
            </Button>
            <Button variant="text" isCompact onClick={onCopy}>
              {roomsTexts.copyProject}
            </Button>
          </>
        )}
        <Button variant="text" isCompact onClick={onRemove}>
          {roomsTexts.deleteProject}
        </Button>
      </div>
      {isFull && <p className={classNames(layout['quiet'], css['full'])}>{roomsTexts.fullDevice(MAX_PROJECTS)}</p>}
    </div>
  );
}
