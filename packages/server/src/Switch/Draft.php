<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\Exchange\Html\Url;
use Larder\Exchange\Notice;
use Larder\Recipe\DocumentImage;
use Larder\Recipe\DocumentTexts;
use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * The document of a recipe while its fields are read one by one.
 *
 * @phpstan-import-type Image from RecipeDocument
 * @phpstan-import-type Link from RecipeDocument
 * @phpstan-import-type About from StoredVideo
 */
final class Draft extends DraftFields {

	/**
	 * Adds a piece of equipment.
	 *
	 * @param string     $name    Its name, plain text.
	 * @param Link|null  $link    Where it leads to.
	 * @param int        $picture Attachment, 0 for none.
	 * @param string     $note    Its note, plain text.
	 */
	public function add_tool( string $name, ?array $link = null, int $picture = 0, string $note = '' ): void {
		if ( '' !== $name ) {
			$this->equipment[] = [
				'id'     => 'tool-' . count( $this->equipment ),
				'name'   => $name,
				'note'   => $note,
				'url'    => $link['url'] ?? '',
				'rel'    => $link['rel'] ?? '',
				'newTab' => $link['newTab'] ?? false,
				'image'  => $this->picture( $picture, '', 'equipment' ),
			];
		}
	}

	/**
	 * Takes what the recipe is pinned with.
	 *
	 * @param string $description Plain text.
	 * @param int    $picture     Attachment, 0 for none.
	 */
	public function take_pin( string $description, int $picture ): void {
		$image           = $this->picture( $picture, '', 'pinterest' );
		$this->pinterest = '' === $description && null === $image ? null : [
			'title'       => '',
			'description' => $description,
			'image'       => $image,
		];
	}

	/**
	 * Reads a serialized value; that something of it is lost is named once for a recipe.
	 *
	 * @param string $stored As it is in the database.
	 */
	public function read( string $stored ): StoredTree {
		$is_damaged = false;
		$value      = StoredValue::read( $stored, $is_damaged );
		if ( $is_damaged ) {
			$this->name_damage();
		}
		return new StoredTree( $value );
	}

	/**
	 * Reads a field that is one text or number; a list in its place is damage, and no number of it says anything.
	 *
	 * @param string $stored As it is in the database.
	 * @return string Without spaces around it; empty for a list.
	 */
	public function read_plain( string $stored ): string {
		$stored = trim( $stored );
		if ( 1 !== preg_match( '/^[aOC]:\d+:/', $stored ) ) {
			return $stored;
		}
		$this->name_damage();
		return '';
	}

	/**
	 * Notes that something of the recipe is lost.
	 */
	private function name_damage(): void {
		if ( ! in_array( Notice::BROKEN, array_column( $this->notices, 'code' ), true ) ) {
			$this->notices[] = new Notice( Notice::BROKEN );
		}
	}

	/**
	 * Takes headings that are the author's own.
	 *
	 * @param array<'ingredients'|'instructions'|'notes'|'faq', string> $titles   Plain texts.
	 * @param list<string>                                              $defaults Those that the plugin has for all recipes.
	 */
	public function take_titles( array $titles, array $defaults ): void {
		$this->titles += array_diff( array_filter( $titles, static fn ( string $title ): bool => '' !== $title ), $defaults );
	}

	/**
	 * Stores a time as it was typed, of a range both ends; a text that is not a time, such as "overnight", is among the notes, and named
	 * in the report.
	 *
	 * @param 'prep'|'cook'|'rest'|'custom'|'total' $which Its field.
	 * @param string                                $text  What was typed.
	 */
	public function take_time( string $which, string $text ): void {
		if ( ! $this->times->take( $which, $text ) ) {
			$this->notices[] = new Notice( Notice::NOT_UNDERSTOOD, 'custom' === $which ? 'additionalTime' : "{$which}Time", $text );
		}
	}

	/**
	 * Finds a picture of the library; one that is gone is named.
	 *
	 * @param int    $id    Attachment, 0 for none.
	 * @param string $url   URL where the library has none.
	 * @param string $where The field, for the notice.
	 * @return Image|null
	 */
	public function picture( int $id, string $url, string $where ): ?array {
		$url   = Url::is_web( $url ) ? $url : '';
		$image = DocumentImage::find( $id > 0 ? $id : LibraryPicture::id( $url ), $url, '' );
		if ( 0 === ( $image['id'] ?? 0 ) && ( $id > 0 || null !== $image ) ) {
			$this->notices[] = $id > 0
				? new Notice( Notice::NOT_UNDERSTOOD, $where, "attachment $id" )
				: new Notice( ChangeOverNoticeText::PICTURE_ELSEWHERE, $where, $url );
		}
		return $image;
	}

	/**
	 * Sets the video; a text that has no address of one is named in the report.
	 *
	 * @param string $text  A URL, or HTML or a shortcode that contains one.
	 * @param About  $about What is said about it.
	 */
	public function take_video( string $text, array $about = [] ): void {
		$video       = StoredVideo::read( $text, $about );
		$this->video = $video ?? $this->video;
		if ( null === $video && '' !== trim( $text ) ) {
			$this->notices[] = new Notice( Notice::NOT_UNDERSTOOD, 'video', mb_substr( trim( $text ), 0, 200 ) );
		}
	}

	/**
	 * Builds the document.
	 */
	public function document(): RecipeDocument {
		$this->check();
		return new RecipeDocument(
			[
				'version'       => RecipeDocument::VERSION,
				'name'          => $this->name,
				'description'   => $this->description,
				'image'         => $this->image,
				'author'        => $this->author,
				'yield'         => [
					'amount' => $this->servings,
					'unit'   => $this->servings_unit,
				] + ( null === $this->most_servings ? [] : [ 'max' => $this->most_servings ] ),
				'times'         => $this->times->all(),
				'difficulty'    => $this->difficulty,
				'seasons'       => $this->seasons,
				'calories'      => $this->calories,
				'cost'          => [
					'amount'   => $this->cost,
					'currency' => $this->currency,
				],
				'temperature'   => $this->temperature,
				'keywords'      => $this->keywords,
				'ingredients'   => $this->lists->items(),
				'instructions'  => $this->lists->steps(),
				'gallery'       => $this->gallery,
				'video'         => $this->video,
				'faq'           => $this->questions,
				'nutrition'     => $this->nutrition,
				'equipment'     => $this->equipment,
				'authorProfile' => $this->profile,
				'source'        => $this->source,
				'tips'          => $this->tips,
			]
			+ DocumentTexts::notes_of( trim( wp_kses_post( wpautop( $this->notes . $this->times->notes() ) ) ) )
			+ array_filter( [
				'pan'       => $this->pan,
				'pinterest' => $this->pinterest,
			] )
			+ ( $this->is_food ? [] : [ 'isFood' => false ] )
		);
	}

	/**
	 * Names what a recipe should have and this one lacks.
	 */
	private function check(): void {
		if ( [] === $this->lists->items() ) {
			$this->notices[] = new Notice( Notice::NO_INGREDIENTS );
		}
		if ( [] === $this->lists->steps() ) {
			$this->notices[] = new Notice( Notice::NO_STEPS );
		}
	}
}
