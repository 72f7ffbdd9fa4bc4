import { FLOOR_SHADER, VERTEX_SHADER } from './floor-shader';
import type { Painter, Scene } from './scene';

/** The room's and two floors' are in use at once. */
const MOST_TEXTURES = 16;

function compile(gl: WebGL2RenderingContext, kind: number, source: string): WebGLShader | null {
  const shader = gl.createShader(kind);
  if (shader === null) return null;
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  return shader;
}

function programOf(gl: WebGL2RenderingContext): WebGLProgram | null {
  const vertex = compile(gl, gl.VERTEX_SHADER, VERTEX_SHADER);
  const fragment = compile(gl, gl.FRAGMENT_SHADER, FLOOR_SHADER);
  if (vertex === null || fragment === null) return null;
  const program = gl.createProgram();
  gl.attachShader(program, vertex);
  gl.attachShader(program, fragment);
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) === true ? program : null;
}

/** Null without WebGL, or when it is emulated in software: the CPU painter is faster then. */
export function webglPainter(): Painter | null {
  const canvas = document.createElement('canvas');
  const gl = canvas.getContext('webgl2', {
    alpha: false,
    antialias: false,
    depth: false,
    powerPreference: 'low-power',
    failIfMajorPerformanceCaveat: true,
  });
  if (gl === null) return null;
  const program = programOf(gl);
  if (program === null) return null;
  gl.useProgram(program);
  const sharpen = gl.getExtension('EXT_texture_filter_anisotropic');
  const textures = new Map<HTMLImageElement, WebGLTexture>();
  const place = (name: string) => gl.getUniformLocation(program, name);

  const upload = (image: HTMLImageElement, isSheet: boolean): WebGLTexture => {
    const texture = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.pixelStorei(gl.UNPACK_COLORSPACE_CONVERSION_WEBGL, gl.NONE);
    gl.texImage2D(gl.TEXTURE_2D, 0, isSheet ? gl.SRGB8_ALPHA8 : gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, image);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, isSheet ? gl.LINEAR_MIPMAP_LINEAR : gl.LINEAR);
    if (isSheet) {
      gl.generateMipmap(gl.TEXTURE_2D);
      if (sharpen !== null) gl.texParameterf(gl.TEXTURE_2D, sharpen.TEXTURE_MAX_ANISOTROPY_EXT, 8);
    }
    return texture;
  };

  const bind = (unit: number, name: string, image: HTMLImageElement, isSheet = false): void => {
    gl.activeTexture(gl.TEXTURE0 + unit);
    const texture = textures.get(image) ?? upload(image, isSheet);
    textures.delete(image);
    textures.set(image, texture);
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.uniform1i(place(name), unit);
  };

  const forgetOldest = (): void => {
    for (const [image, texture] of textures) {
      if (textures.size <= MOST_TEXTURES) return;
      gl.deleteTexture(texture);
      textures.delete(image);
    }
  };

  return {
    kind: 'webgl',
    paint(scene: Scene, target: CanvasRenderingContext2D): boolean {
      const { passes, lay, sheet } = scene;
      const { camera } = passes.room;
      const { width, height } = target.canvas;
      if (canvas.width !== width) canvas.width = width;
      if (canvas.height !== height) canvas.height = height;
      gl.viewport(0, 0, width, height);
      bind(0, 'view', passes.view);
      bind(1, 'light', passes.floor);
      bind(2, 'bounce', passes.bounce);
      bind(3, 'cover', passes.cover);
      bind(4, 'sheet', sheet, true);
      forgetOldest();
      const yaw = (camera.yaw * Math.PI) / 180;
      gl.uniform3f(place('cameraAt'), ...camera.at);
      gl.uniform4f(place('lens'), Math.cos(yaw), Math.sin(yaw), camera.spread, camera.horizon);
      gl.uniform1f(place('aspect'), camera.aspect);
      gl.uniform2f(place('pixel'), 1 / width, 1 / height);
      gl.uniform2f(place('turn'), Math.cos(scene.turn), Math.sin(scene.turn));
      gl.uniform2f(place('piece'), lay.lengthMm, lay.widthMm);
      gl.uniform1i(place('pieces'), lay.pieces);
      gl.uniform2f(place('sheetSize'), sheet.naturalWidth, sheet.naturalHeight);
      gl.uniform1i(place('isHerringbone'), lay.pattern === 'herringbone' ? 1 : 0);
      gl.uniform1fv(place('joints'), lay.joints);
      gl.uniform1iv(place('starts'), lay.starts);
      gl.uniform1i(place('stride'), lay.stride);
      gl.uniform1f(place('sheen'), scene.sheen);
      gl.uniform1f(place('metered'), scene.metered);
      gl.uniform3f(place('back'), ...scene.back);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      if (gl.isContextLost()) return false;
      target.drawImage(canvas, 0, 0);
      return true;
    },
    dispose(): void {
      gl.getExtension('WEBGL_lose_context')?.loseContext();
    },
  };
}
