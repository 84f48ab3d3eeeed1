<?php
declare( strict_types=1 );

namespace Larder\Exchange;

use Larder\Exchange\Html\Encoding;

defined( 'ABSPATH' ) || exit;

/**
 * What somebody wants to read recipes from: a file, an answer of the web, a pasted text.
 */
final class Source {

	/** The text in UTF-8, once it was requested. */
	private ?string $text = null;

	/**
	 * @param string                          $bytes      What was read.
	 * @param string                          $name       Name of the file, if there is one.
	 * @param string                          $url        URL that it came from, if any.
	 * @param string                          $media_type What a server called it, with its encoding perhaps.
	 * @param (\Closure(string): string)|null $pictures   Returns the URL of a picture beside it, by its name there.
	 */
	public function __construct(
		public readonly string $bytes,
		public readonly string $name = '',
		public readonly string $url = '',
		public readonly string $media_type = '',
		private readonly ?\Closure $pictures = null
	) {}

	/**
	 * Returns a picture that is beside the source, in the same archive.
	 *
	 * @param string $name What the source calls it.
	 * @return string Its URL; empty where there is none.
	 */
	public function picture( string $name ): string {
		return null === $this->pictures || '' === $name ? '' : ( $this->pictures )( $name );
	}

	/**
	 * Returns the text in UTF-8 with line ends as `\n`, whatever encoding it came in.
	 */
	public function text(): string {
		$declared = 1 === preg_match( '/charset\s*=\s*["\']?([\w:.-]+)/i', $this->media_type, $match ) ? $match[1] : '';
		return $this->text ??= Encoding::utf8( $this->bytes, $declared );
	}

	/**
	 * Returns the first letters, in which most formats can be told.
	 */
	public function start(): string {
		return ltrim( substr( $this->text(), 0, 4096 ) );
	}

	/**
	 * Returns the file's name without its ending, as people call what is in it.
	 */
	public function stem(): string {
		return pathinfo( $this->name, PATHINFO_FILENAME );
	}

	/**
	 * Returns the ending of the file's name in small letters, without its dot.
	 */
	public function ending(): string {
		return strtolower( pathinfo( $this->name, PATHINFO_EXTENSION ) );
	}
}
